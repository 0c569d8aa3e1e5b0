import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/reading/index.ts', 'src/replay/index.ts', 'src/testing/index.ts'],
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
