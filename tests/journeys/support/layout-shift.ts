import type { Page } from '@playwright/test';

/** Largest cumulative layout shift of a screen while it loads, and of the landing and content pages (FAST-2). */
export const SHIFT_LIMIT = 0.05;
export const CONTENT_SHIFT_LIMIT = 0.02;

/** Sums up the layout shifts of every document that a page opens from now on, without those that follow an input. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted = { sum: 0 };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) shifted.sum += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the document so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'shifted') as { sum: number }).sum);
