import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from './package.json' with { type: 'json' };

export default defineConfig({
  // Relative, so that the page works under any path.
  base: './',
  define: { __VERSION__: JSON.stringify(version) },
  resolve: { conditions: ['@blockyard/source', ...defaultClientConditions] },
  build: { target: ['chrome110', 'firefox115', 'safari16.4'], modulePreload: { polyfill: false } },
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'], cleanupOutdatedCaches: true },
      manifest: {
        id: './',
        name: 'Blockyard Blast',
        short_name: 'Blast',
        description: 'Drag three pieces onto an 8×8 board; full rows and columns clear.',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        background_color: '#171245',
        theme_color: '#2b2470',
        categories: ['games'],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
