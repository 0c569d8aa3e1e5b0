const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * How long a browser may keep a file without asking again.
 *
 * Only names that carry a hash of their content may be kept for good. Everything else, first of all the page and its
 * service worker, is asked for each time and answered with 304 while it stands: an old worker would pin an old game.
 * @param {string} pathname  inside its folder, as `/assets/index-3f9ac210.js`
 * @returns {string} a Cache-Control value
 */
export function cacheControl(pathname) {
  return /^\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(pathname) ? IMMUTABLE : REVALIDATE;
}
