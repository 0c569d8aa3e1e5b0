import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/solver/index.ts', 'src/bots/index.ts', 'src/journey/index.ts', 'src/notation/index.ts'],
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
