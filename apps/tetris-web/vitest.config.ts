// @boundaries-ignore: one test configuration for the whole workspace
import { unitTests } from '../../vitest.shared.ts';

export default unitTests('tetris-web', { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] });
