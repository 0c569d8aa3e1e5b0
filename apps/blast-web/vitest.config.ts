import { defineConfig } from 'vitest/config';
// @boundaries-ignore: one test configuration for the whole workspace
import { unitTests } from '../../vitest.shared.ts';

export default defineConfig(unitTests('blast-web', { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] }));
