import { defineConfig } from 'tsup';

/** One command and its worker, the engines within: nothing is to be installed beside it. */
export default defineConfig({
  entry: ['src/main.ts', 'src/worker.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  clean: true,
  treeshake: true,
  splitting: true,
  esbuildOptions(options) {
    options.conditions = ['@blockyard/source'];
  },
});
