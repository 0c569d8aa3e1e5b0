import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to in the page as it stands: rule, weight, and the elements. */
export async function objections(page: Page): Promise<unknown[]> {
  // A page that has been looked at before has axe in it.
  const source = (await page.evaluate(() => 'axe' in window)) ? { axeSource: ';' } : {};
  const { violations } = await new AxeBuilder({ page, ...source })
    // All at once in the page itself: only frames from elsewhere, of which there are none, need a page beside it to sum up in.
    .setLegacyMode()
    // What passes is counted, not listed.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, impact, nodes }) => [id, impact, nodes.map(({ html }) => html)]);
}
