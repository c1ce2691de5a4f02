import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { browserLaunch } from '../browser.mjs';

/**
 * What makes a page come out the same to the bit: colours without a profile of the machine, text without its hinting,
 * and a page painted as a whole, since an edge painted in two goes is smoothed otherwise.
 */
const SAME_EVERY_TIME = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** Opens the browser that all tests use, set so that it draws the same page in the same way. */
export async function launchBrowser(): Promise<Browser> {
  const { args, ...options } = browserLaunch();
  return chromium.launch({ ...options, args: [...args, ...SAME_EVERY_TIME] });
}
