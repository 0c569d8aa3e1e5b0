import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Keeps a picture of the page in docs/images: each tone a multiple of 3, which no eye sees and which halves the file. */
export async function keepShot(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url));
  const picture = sharp(await page.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rounded = data.map((tone) => Math.round(tone / 3) * 3);
  await sharp(rounded, { raw: info }).png({ compressionLevel: 9 }).toFile(path);
}
