import type { Page } from '@playwright/test';

/** What a browser keeps of a page that stands open, by place. */
export interface Kept {
  local: string;
  session: string;
  databases: string;
  caches: string;
  history: string;
  address: string;
  document: string;
}

/**
 * Everything that a page and its origin keep where a script, or the next person at this computer, could read it.
 * @param serverDatabases Databases that count as a server's: the demo's own server lies in one.
 */
export async function keptBy(page: Page, serverDatabases: readonly string[] = []): Promise<Kept> {
  const found = await page.evaluate(async (passedOver) => {
    const parts: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (passedOver.includes(name)) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(store)));
        });
        parts.push([name, store, rows]);
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Files of the build are laid down for times without a connection, and hold the product's own words alone.
        const isFile = new URL(request.url).pathname.startsWith('/assets/');
        cached.push(request.url, isFile ? '' : ((await (await cache.match(request))?.text()) ?? ''));
      }
    }
    return {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      databases: JSON.stringify(parts),
      caches: JSON.stringify(cached),
      address: `${location.href} ${document.referrer}`,
      state: JSON.stringify(history.state),
      document: document.title + document.documentElement.outerHTML,
    };
  }, serverDatabases);
  const { state, ...rest } = found;
  return { ...rest, history: `${state} ${(await historyOf(page)).join(' ')}` };
}

/** The addresses and titles of the tab’s whole history, those of other origins included. */
export async function historyOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return entries.flatMap(({ url, title }) => [url, title]);
}

/**
 * A JSON web token: parts behind points. The beginning alone stands by chance in a random value, such as a code
 * challenge or the name of a file.
 */
export const TOKEN = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}/;

/** The places in which one of the texts or a match of a pattern stands: `local: Amina`. */
export function tracesIn(kept: Kept, texts: readonly (string | RegExp)[]): string[] {
  return Object.entries(kept).flatMap(([place, content]) =>
    texts
      .filter((text) => (typeof text === 'string' ? (content as string).includes(text) : text.test(content as string)))
      .map((text) => `${place}: ${String(text)}`),
  );
}
