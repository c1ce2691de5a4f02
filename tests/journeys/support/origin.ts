import type { Page } from '@playwright/test';

/** A document that loads nothing: not even an icon, which the browser would look for by itself. */
const EMPTY = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Empty</title>';

/**
 * Runs a function in an empty document of the product's origin: what it lays into the storages, no script has seen
 * before.
 */
export async function onOrigin<Given>(page: Page, work: (given: Given) => unknown, given: Given): Promise<void> {
  const address = '**/empty-page-of-the-tests';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto('/empty-page-of-the-tests');
  await page.evaluate<unknown, Given>(work as never, given);
  await page.unroute(address);
}
