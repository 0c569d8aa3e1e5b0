import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/solver/index.ts', 'src/bots/index.ts', 'src/journey/index.ts', 'src/notation/index.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  treeshake: true,
  splitting: true,
});
