import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { createTestCardEntry } from '@sakina/mocks/card';
import type { CardElement } from '@sakina/platform/payments';

const NUMBER = '4242424242424242';
const texts = {
  card: 'Card',
  fields: { number: 'Card number', expiry: 'Expiry date', securityCode: 'Security code' },
  problems: {
    INCOMPLETE: 'Not complete yet.',
    INVALID_NUMBER: 'There is a slip in this number.',
    UNSUPPORTED_CARD: 'This card is not taken.',
    INVALID_DATE: 'No such date.',
    EXPIRED: 'This card has expired.',
  },
};

/** The element as a page loads it: one script, nothing else of the product. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL('../../mocks/src/card/index.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'card',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The card element was not built');
  return chunk.code;
}

/** A page that holds the element and writes down all that it can learn of it. */
async function open(page: Page, script: string): Promise<void> {
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'; style-src 'self'" },
      body: `<!doctype html><html lang="en"><title>Card</title><main><form><div id="host"></div><button type="button">Pay</button></form></main><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await page.goto('https://shop.example/');
  await page.evaluate((words) => {
    const host = document.querySelector<HTMLElement>('#host');
    const card = Reflect.get(globalThis, 'card') as { createTestCardEntry: typeof createTestCardEntry };
    if (!host) throw new Error('No host');
    const heard: string[] = [];
    for (const type of ['beforeinput', 'input', 'change', 'paste', 'copy', 'cut', 'keydown', 'keypress', 'keyup']) {
      host.addEventListener(type, (event) =>
        heard.push(`${type} ${(event as KeyboardEvent).key ?? (event as InputEvent).data ?? ''}`),
      );
    }
    const element = card.createTestCardEntry(() => new Date('2026-11-24T15:00:00Z')).mount(host, { texts: words });
    element.subscribe(() => heard.push(JSON.stringify(element.getState())));
    Object.assign(globalThis, { element, heard });
  }, texts);
}

interface Known {
  element: CardElement;
  heard: string[];
}

/** All that the page has heard, holds and keeps. */
const known = (page: Page) =>
  page.evaluate(() => {
    const element = Reflect.get(globalThis, 'element') as Known['element'];
    const heard = Reflect.get(globalThis, 'heard') as Known['heard'];
    const form = document.querySelector('form');
    return JSON.stringify({
      heard,
      state: element.getState(),
      html: document.documentElement.querySelector('main')?.outerHTML,
      fields: form ? [...new FormData(form)] : [],
      shadow: [...document.querySelectorAll('*')].some((node) => node.shadowRoot !== null),
      stored: [JSON.stringify(localStorage), JSON.stringify(sessionStorage)],
      cookies: document.cookie,
    });
  });

const tokenize = (page: Page) =>
  page.evaluate(async () => {
    try {
      return await (Reflect.get(globalThis, 'element') as Known['element']).tokenize();
    } catch (error) {
      return { error: String(error) };
    }
  });

/** Types into the fields one after the other, by keyboard alone: they lie where no selector of the page reaches. */
async function type(page: Page, number: string, expiry: string, code: string): Promise<void> {
  await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).focus());
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(expiry);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
}

/** The fields as a screen reader has them: the accessibility tree sees into closed shadow trees. */
async function spoken(page: Page): Promise<{ name: unknown; description: unknown; invalid: unknown }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === 'textbox')
    .map((node) => ({
      name: node.name?.value as unknown,
      description: node.description?.value as unknown,
      invalid: node.properties?.find((entry) => entry.name === 'invalid')?.value.value as unknown,
    }));
}

test('the element keeps a card’s number, date and code to itself and gives a token for it, says in words what is wrong, and leaves nothing when it is taken away [CALL-33] [SEC-8] [CARE-8]', async ({
  page,
}) => {
  const script = await bundle();

  await test.step('a card’s number, date and code never leave the element; a token does', async () => {
    await open(page, script);
    await type(page, NUMBER, '429', '737');
    const before = await known(page);
    expect(before).toContain('\\"brand\\":\\"VISA\\"');
    for (const part of ['4242', '424 2', '737', '04 / 29', '0429']) expect(before).not.toContain(part);
    // No key of a character was heard; Tab was, since the page moves by it.
    expect(before).toContain('keydown Tab');
    expect(before).not.toMatch(/key(down|up|press) \d/);
    expect(before).toContain('"shadow":false');

    expect(await tokenize(page)).toEqual({
      token: expect.stringMatching(/^tok_ok_visa_4242_202904_[0-9a-f]{16}$/),
      brand: 'VISA',
      last4: '4242',
      expiresOn: '2029-04-30',
    });
    expect(await known(page)).not.toContain(NUMBER);
    expect(await tokenize(page)).toEqual({ error: expect.stringContaining('INCOMPLETE') });
  });

  await test.step('the fields have names, say in words what is wrong, and lead there by keyboard', async () => {
    await open(page, script);
    expect((await spoken(page)).map(({ name }) => name)).toEqual(['Card number', 'Expiry date', 'Security code']);
    await type(page, '4242424242424241', '1026', '');
    expect(
      await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).getState()),
    ).toMatchObject({
      isComplete: false,
      problems: { number: 'INVALID_NUMBER', expiry: 'EXPIRED' },
    });
    await tokenize(page);
    expect(
      await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).getState().problems),
    ).toEqual({
      number: 'INVALID_NUMBER',
      expiry: 'EXPIRED',
      securityCode: 'INCOMPLETE',
    });
    await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).focus());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4000000000000002');
    expect(
      await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).getState().problems),
    ).toEqual({
      expiry: 'EXPIRED',
      securityCode: 'INCOMPLETE',
    });
    expect(await spoken(page)).toEqual([
      { name: 'Card number', description: undefined, invalid: 'false' },
      { name: 'Expiry date', description: texts.problems.EXPIRED, invalid: 'true' },
      { name: 'Security code', description: texts.problems.INCOMPLETE, invalid: 'true' },
    ]);
  });

  await test.step('taking the element away leaves nothing of it', async () => {
    await open(page, script);
    await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).focus());
    await page.keyboard.type(NUMBER);
    await page.evaluate(() => (Reflect.get(globalThis, 'element') as Known['element']).unmount());
    expect(await page.locator('#host > *').count()).toBe(0);
    expect(await tokenize(page)).toEqual({ error: expect.stringContaining('UNMOUNTED') });
  });
});
