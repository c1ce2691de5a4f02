import type { Locator, Page } from '@playwright/test';
import { browserLaunch, CALL_ARGS } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { startSession } from './support/journey.ts';
import { control, tile, visitorTab } from './support/live.ts';

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

async function expectInSight(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  for (const [width, height] of SIZES) {
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
  await signIn('therapist@demo.test');
  await host.goto('/provider/portal');
  await host
    .getByRole('list', { name: 'Today’s agenda' })
    .getByRole('link', { name: 'Start the session with Layla Haddad' })
    .click();
  await startSession(host);
  // The frame of the portal gives way to the room; a way back stays.
  await expect(host.getByRole('navigation', { name: 'Provider portal' })).toHaveCount(0);
  await expect(host.getByRole('link', { name: 'Go to your portal' })).toBeVisible();
  await host.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(tile(host, /\(you\)$/)).toBeVisible();

  const guest = await visitorTab(context);
  await guest.goto('/join/rpcyv9669n6wb4aj');
  await expect(guest.getByRole('radio', { name: /Audio and video/ })).toBeVisible();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Samir Haddad');
  await guest.getByRole('button', { name: 'Enter the waiting room' }).click();

  const letIn = host.getByRole('button', { name: 'Let in Samir Haddad', exact: true });
  await expect(letIn).toBeVisible();
  // Whoever has waited longest stands first; who else waits follows in the same place.
  const first = host.getByRole('group', { name: 'Waiting to come in' }).getByRole('listitem').first();
  await expectInSight(host, {
    'Let in': first.getByRole('button', { name: /^Let in/ }),
    'Don’t let in': first.getByRole('button', { name: /^Don’t let in/ }),
    Microphone: control(host, 'Microphone'),
    Camera: control(host, 'Camera'),
    'End session': host.getByRole('button', { name: 'End session' }),
  });
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
    [host, 'End session'],
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
