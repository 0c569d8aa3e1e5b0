import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/bot/index.ts',
    'src/fumen/index.ts',
    'src/handling/index.ts',
    'src/movegen/index.ts',
    'src/notation/index.ts',
    'src/simulate/index.ts',
    'src/statistics/index.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  // The sources lie beside: a map need not hold them once more.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  target: 'es2022',
  treeshake: true,
  splitting: true,
});
