import type { Locator, Page } from '@playwright/test';
import { browserLaunch, CALL_ARGS } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { control, framesDecoded, joinCall, knock, startFromHome, tile } from './support/live.ts';

// The lighter browser crashes where a window with running pictures changes its size.
const browser = browserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

/** Desks, a phone upright and on its side, and the smallest phone. */
const SIZES = [
  [1366, 768],
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 568],
] as const;

/** Where something lies: in the window and under nothing, or what is wrong with it. */
function lies(element: Element): string {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return 'it has no box';
  const { left, top, right, bottom } = box;
  if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    return `outside: ${[left, top, right, bottom].map(Math.round).join(' ')} of ${innerWidth} × ${innerHeight}`;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && element.contains(hit) ? 'in sight' : `under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
}

async function expectInSight(
  page: Page,
  parts: Readonly<Record<string, Locator>>,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const [what, part] of Object.entries(parts))
      await expect.poll(() => part.evaluate(lies), `${what} at ${width} × ${height}`).toBe('in sight');
    const beyond = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { below: scrollHeight - innerHeight, beside: scrollWidth - innerWidth };
    });
    expect(beyond, `${width} × ${height}`).toEqual({ below: 0, beside: 0 });
  }
}

const captions = (page: Page) => page.getByRole('group', { name: 'Captions' });

test('a running session fills the window: whoever knocks, the mark of a recording, captions, and every control are in sight without scrolling [ROUTE-14] [SESSION-5]', async ({
  page: host,
  context,
  signIn,
}) => {
  // Each part is looked for at five sizes of the window, and some at a sixth.
  test.setTimeout(180_000);
  await signIn('therapist@demo.test');
  await startFromHome(host);
  // The frame of the portal gives way to the room; a way back stays.
  await expect(host.getByRole('navigation', { name: 'Provider portal' })).toHaveCount(0);
  await expect(host.getByRole('link', { name: 'Go to your portal' })).toBeVisible();
  await joinCall(host);

  const guest = await knock(context);

  const letIn = host.getByRole('button', { name: 'Let in Samir Haddad', exact: true });
  await expect(letIn).toBeVisible();
  // Whoever has waited longest stands first; who else waits follows in the same place.
  const first = host.getByRole('group', { name: 'Waiting to come in' }).getByRole('listitem').first();
  await expectInSight(host, {
    'Let in': first.getByRole('button', { name: /^Let in/ }),
    'Don’t let in': first.getByRole('button', { name: /^Don’t let in/ }),
    Microphone: control(host, 'Microphone'),
    Camera: control(host, 'Camera'),
    'Leave or end': host.getByRole('button', { name: 'Leave or end' }),
  });
  // The lowest window, with captions on and the devices unfolded: who knocks and the way out stay in sight.
  await host.setViewportSize({ width: 320, height: 480 });
  await control(host, 'Captions').click();
  await control(host, 'More').click();
  await host.getByRole('button', { name: 'Microphone, speaker, and camera' }).click();
  await expect(host.getByRole('meter', { name: 'Microphone level' })).toBeAttached();
  await expectInSight(
    host,
    {
      'Let in': first.getByRole('button', { name: /^Let in/ }),
      'Don’t let in': first.getByRole('button', { name: /^Don’t let in/ }),
      Microphone: control(host, 'Microphone'),
      Camera: control(host, 'Camera'),
      More: control(host, 'More'),
      'Captions, the words': captions(host),
      'Leave or end': host.getByRole('button', { name: 'Leave or end' }),
    },
    [[320, 480]],
  );
  await control(host, 'More').click();
  await control(host, 'Captions').click();

  // Pressed where it hurt most: on a phone on its side.
  await host.setViewportSize({ width: 844, height: 390 });
  await letIn.click();
  await expect(tile(host, 'Samir Haddad')).toBeVisible();

  for (const side of [host, guest]) {
    await side.getByRole('button', { name: 'Yes', exact: true }).click();
    await control(side, 'Captions').click();
    await expect(captions(side)).toBeVisible();
  }
  for (const [side, wayOut] of [
    [host, 'Leave or end'],
    [guest, 'Leave the room'],
  ] as const)
    await expectInSight(side, {
      REC: side.getByText('REC', { exact: true }),
      Microphone: control(side, 'Microphone'),
      Camera: control(side, 'Camera'),
      'Captions, the control': control(side, 'Captions'),
      'Captions, the words': captions(side),
      More: control(side, 'More'),
      'People and chat': side.getByRole('button', { name: 'People and chat' }),
      [wayOut]: side.getByRole('button', { name: wayOut }),
    });

  // The devices have their small buttons where there is room for a thumb; on the smallest phone they are behind "more".
  await expectInSight(
    host,
    { 'Audio settings': control(host, 'Audio settings'), 'Video settings': control(host, 'Video settings') },
    SIZES.filter(([width]) => width >= 390),
  );
  for (const [width, height] of SIZES) {
    await host.setViewportSize({ width, height });
    const share = await host.evaluate(() => {
      const area = (element: Element | null) => (element ? element.clientWidth * element.clientHeight : 0);
      return area(document.querySelector('[data-self]')) / area(document.querySelector('[data-part="stage"]'));
    });
    expect(share, `the own picture at ${width} × ${height}`).toBeGreaterThan(0);
    expect(share, `the own picture at ${width} × ${height}`).toBeLessThanOrEqual(0.18);
    const lines = await captions(host).evaluate((element) => {
      const words = element.firstElementChild ?? element;
      return words.getBoundingClientRect().height / (Number.parseFloat(getComputedStyle(words).fontSize) * 1.4);
    });
    expect(lines, `lines of captions at ${width} × ${height}`).toBeGreaterThanOrEqual(2);
  }

  // On a phone the panel is a sheet over the stage, and goes by Escape.
  await guest.setViewportSize({ width: 390, height: 844 });
  await expect(guest.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'People and chat' }).click();
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await guest.getByRole('textbox', { name: /Message/ }).fill('Good morning.');
  await guest.getByRole('textbox', { name: /Message/ }).press('Enter');
  await expect(guest.getByRole('log', { name: 'Messages in this room' })).toContainText('Good morning.');
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('button', { name: 'People and chat' })).toBeFocused();
  await expect(guest.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
});

/** Milliseconds in which whoever loads the page again is back in the call. */
const BACK_MS = 5000;

/** Loads the page again, and waits until it sends and shows pictures as before, with nothing pressed. */
async function reloadInCall(page: Page, other: string | RegExp): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  const start = Date.now();
  await expect(tile(page, /\(you\)$/)).toBeVisible({ timeout: BACK_MS });
  await expect(tile(page, other)).toBeVisible({ timeout: BACK_MS });
  await expect.poll(() => framesDecoded(page), { timeout: BACK_MS }).toBeGreaterThan(0);
  expect(Date.now() - start, 'milliseconds until the other one is seen again').toBeLessThanOrEqual(BACK_MS);
}

test('a reload comes back into the same seat with the same devices and without a press, and whoever leaves is offered the way back [ROUTE-14]', async ({
  inACall: { host, guest },
}) => {
  await control(guest, 'Microphone').click();
  await expect(control(guest, 'Microphone')).toHaveAttribute('aria-pressed', 'false');
  await reloadInCall(guest, 'Dr. Amina Rahman');
  await expect(control(guest, 'Microphone')).toHaveAttribute('aria-pressed', 'false');
  await expect(control(guest, 'Camera')).toHaveAttribute('aria-pressed', 'true');

  // While the page of the other one is gone their seat stays, and it says so. In the demo the server lives in the tab
  // that was opened first, so the guest is the one who goes.
  await guest.goto('about:blank');
  await expect(host.getByText(/^Samir Haddad is coming back \(\d+ seconds?\)$/)).toBeVisible({ timeout: 10_000 });
  await guest.goBack({ waitUntil: 'commit' });
  await expect(tile(guest, 'Dr. Amina Rahman')).toBeVisible({ timeout: 10_000 });
  await expect(host.getByText(/is coming back/)).toHaveCount(0);
  await reloadInCall(host, 'Samir Haddad');
  await expect(control(host, 'Microphone')).toHaveAttribute('aria-pressed', 'true');

  await guest.getByRole('button', { name: 'Leave the room' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'You left the room' })).toBeFocused();
  await expect(tile(host, 'Samir Haddad')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Rejoin' }).click();
  await expect(tile(guest, 'Dr. Amina Rahman')).toBeVisible();

  // The host leaves by the same menu that ends: the room stays, and the bar of the portal leads back.
  await host.getByRole('button', { name: 'Leave or end' }).click();
  await host.getByRole('menuitem', { name: /^Leave\b/ }).click();
  await expect(host).toHaveURL(/\/provider\/portal/);
  await expect(tile(guest, 'Dr. Amina Rahman')).toHaveCount(0);
  await host.getByRole('region', { name: 'Session in progress' }).getByRole('link', { name: 'Return' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
});
