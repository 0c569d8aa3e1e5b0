import { defineConfig } from 'vitest/config';
import { unitTests } from '../../vitest.shared.ts';

export default defineConfig(unitTests('serve', { include: ['test/**/*.test.mjs'] }));
