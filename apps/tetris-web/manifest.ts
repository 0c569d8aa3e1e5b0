import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the page is called and looks like once it is installed. */
export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Blockyard Tetris',
  short_name: 'Tetris',
  description: 'Falling pieces, full rows, no hurry at first. Plays offline.',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: '#0a0f2a',
  theme_color: '#0a0f2a',
  categories: ['games'],
  icons: [
    { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: './icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
};
