import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The screens that both games are shown on. */
export const SCREENS = [
  { width: 390, height: 844, isPhone: true },
  { width: 720, height: 1559, isPhone: false },
  { width: 820, height: 1180, isPhone: false },
  { width: 1440, height: 900, isPhone: false },
] as const;

/** What a test uses that is run on such a screen. */
export const screenUse = ({ width, height, isPhone }: (typeof SCREENS)[number]) => ({
  viewport: { width, height },
  hasTouch: isPhone,
  isMobile: isPhone,
  deviceScaleFactor: isPhone ? 2 : 1,
});

/** Keeps a picture of the page in docs/images: each tone a multiple of 3, which no eye sees and which halves the file. */
export async function keepShot(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url));
  const picture = sharp(await page.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rounded = data.map((tone) => Math.round(tone / 3) * 3);
  await sharp(rounded, { raw: info }).png({ compressionLevel: 9 }).toFile(path);
}
