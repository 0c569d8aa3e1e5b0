import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';
import packageJson from './package.json' with { type: 'json' };

const phaserCore = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src/phaser-core.js');

/** Phaser's sources leave the choice of their parts to build-time flags, written as `typeof FLAG`. */
const phaserFlags: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: true,
  FEATURE_SOUND: false,
  WEBGL_DEBUG: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

function phaserBuild(): Plugin {
  return {
    name: 'blockyard:phaser-build',
    transform(code, id) {
      if (!id.includes('/phaser/src/')) return null;
      const chosen = code
        .replace(/typeof ([A-Z][A-Z_0-9]{5,})\b/g, (whole, flag: string) => String(phaserFlags[flag] ?? whole))
        // The library also hangs itself on the window, which nobody here asks for.
        .replace('global.Phaser = Phaser;', '');
      return chosen === code ? null : { code: chosen, map: null };
    },
  };
}

export default defineConfig({
  base: './',
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  resolve: {
    conditions: ['@blockyard/source', ...defaultClientConditions],
    // The package exports only the whole library; the core is a third smaller.
    alias: [{ find: /^phaser$/, replacement: phaserCore }],
  },
  optimizeDeps: { rolldownOptions: { plugins: [phaserBuild()] } },
  build: { target: ['chrome110', 'firefox115', 'safari16.4'], chunkSizeWarningLimit: 1000 },
  plugins: [
    phaserBuild(),
    react(),
    VitePWA({
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        globIgnores: ['icons/*-512.png'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
