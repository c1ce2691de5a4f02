import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A site of someone else’s: answers every address with an empty page, and counts who came. */
export async function startForeignSite() {
  const visits: string[] = [];
  const server = createServer(({ url = '' }, outgoing) => {
    visits.push(url);
    outgoing
      .writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      .end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits, close };
}

/**
 * Puts a frame into the page that stands open, and says what it shows when it has loaded: text, or null where it may
 * not.
 */
export async function frameText(page: Page, src: string): Promise<string | null> {
  await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    frame.src = address;
    document.body.append(frame);
    await loaded;
  }, src);
  const frame = page.frames().at(-1);
  // What the browser shows in place of a refused page has an address of its own.
  return frame === undefined || frame.url().startsWith('chrome-error:')
    ? null
    : frame.evaluate(() => document.documentElement.outerHTML);
}
