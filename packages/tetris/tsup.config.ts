import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/bot/index.ts',
    'src/fumen/index.ts',
    'src/handling/index.ts',
    'src/movegen/index.ts',
    'src/notation/index.ts',
    'src/statistics/index.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  treeshake: true,
  splitting: true,
});
