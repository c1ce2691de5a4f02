import type { Page } from '@playwright/test';
import { browserLaunch, CALL_ARGS } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { control, framesDecoded, tile } from './support/live.ts';
import { onTuesday } from './support/journey.ts';

// The lighter browser crashes where a window with running pictures changes its size.
const browser = browserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

const small = (page: Page) => page.getByRole('region', { name: 'Session with Layla Haddad' });
const bar = (page: Page) => page.getByRole('region', { name: 'Session in progress' });
const portal = (page: Page) => page.getByRole('navigation', { name: 'Provider portal' });

/** Waits until more pictures of the other one have come. */
async function expectPicturesGoOn(page: Page): Promise<void> {
  const before = await framesDecoded(page);
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => framesDecoded(page)).toBeGreaterThan(before);
}

const connections = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'watched') as { connections: unknown[] }).connections.length);

// Later in a day no other session is left to look at.
test.beforeEach(({ page }) => onTuesday(page));

test('a call goes on in a small window while the host opens another session, the notes and the calendar, ends from there by its question, and is over for whoever leaves [SESSION-3] [ROUTE-28]', async ({
  inACall: { host, guest },
}) => {
  const made = await connections(host);
  await host.getByRole('link', { name: 'Go to your portal' }).click();
  await expect(host).toHaveURL('/provider/portal');
  await expect(small(host).getByRole('figure', { name: 'Samir Haddad' })).toBeVisible();
  await expectPicturesGoOn(host);

  // Another session that is looked at meanwhile does not take its place.
  await host.getByRole('link', { name: 'Start the session with Omar Siddiqui' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Session with Omar Siddiqui' })).toBeVisible();
  await expectPicturesGoOn(host);
  await expect(small(host).getByRole('figure', { name: 'Samir Haddad' })).toBeVisible();

  await portal(host).getByRole('link', { name: 'Notes' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Session notes' })).toBeVisible();
  await control(host, 'Microphone').click();
  await expect(control(host, 'Microphone')).toHaveAttribute('aria-pressed', 'false');
  await expectPicturesGoOn(host);
  await expectPicturesGoOn(guest);

  await bar(host).getByRole('link', { name: 'Return' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
  await expect(portal(host)).toHaveCount(0);
  await expect(small(host)).toHaveCount(0);
  await expect(control(host, 'Microphone')).toHaveAttribute('aria-pressed', 'false');
  expect(await connections(host), 'connections made in all').toBe(made);

  await host.getByRole('link', { name: 'Go to your portal' }).click();
  await portal(host).getByRole('link', { name: 'Calendar' }).click();
  await expect(host).toHaveURL('/provider/calendar');
  await bar(host).getByRole('link', { name: 'End session' }).click();
  const question = host.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay in the session' }).click();
  await expect(question).toHaveCount(0);
  await expectPicturesGoOn(host);

  await host.getByRole('button', { name: 'Leave or end' }).click();
  await host.getByRole('menuitem', { name: /^Leave\b/ }).click();
  await expect(host).toHaveURL('/provider/portal');
  await expect(bar(host)).toBeVisible();
  await expect(small(host)).toHaveCount(0);
  await expect(tile(guest, 'Dr. Amina Rahman')).toHaveCount(0);
});

test('whoever goes where the call cannot go on is asked first: by a link and by the switch of portals, and staying keeps the call [SESSION-3]', async ({
  inACall: { host, guest },
}) => {
  const question = host.getByRole('alertdialog', { name: 'Leave the session?' });
  const stay = question.getByRole('button', { name: 'Stay in the session' });
  const leave = question.getByRole('button', { name: 'Leave', exact: true });

  // The list of broadcasts stands in a frame of its own.
  await host.getByRole('link', { name: 'Go to your portal' }).click();
  await portal(host).getByRole('link', { name: 'Broadcasts' }).click();
  await stay.click();
  await expect(question).toHaveCount(0);
  await expect(host).toHaveURL('/provider/portal');
  await expectPicturesGoOn(host);
  await portal(host).getByRole('link', { name: 'Broadcasts' }).click();
  await leave.click();
  await expect(host).toHaveURL('/broadcast/studio');
  await expect(small(host)).toHaveCount(0);
  await expect(tile(guest, 'Dr. Amina Rahman')).toHaveCount(0);

  // The room stays open, and leads back into the call; the switch of portals asks as well.
  await bar(host).getByRole('link', { name: 'Return' }).click();
  await expect(tile(host, 'Samir Haddad')).toBeVisible();
  await host.getByRole('link', { name: 'Go to your portal' }).click();
  const switcher = portal(host).getByRole('group', { name: 'Portal' });
  await switcher.getByRole('button', { name: 'Consumer' }).click();
  await stay.click();
  await expect(question).toHaveCount(0);
  await expect(host).toHaveURL('/provider/portal');
  await expectPicturesGoOn(host);
  await switcher.getByRole('button', { name: 'Consumer' }).click();
  await leave.click();
  await expect(host).toHaveURL('/dashboard');
  await expect(tile(guest, 'Dr. Amina Rahman')).toHaveCount(0);
});
