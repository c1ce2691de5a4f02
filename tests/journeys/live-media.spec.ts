import { CALL_ARGS, lightBrowserLaunch } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { fillLogin } from './support/journey.ts';
import { control, framesDecoded, joinCall, leaveCall, liveTracks, tile, visitorTab, watch } from './support/live.ts';

const browser = lightBrowserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

test('two people see and hear each other, know what is muted, share, and leave without a live track [ROUTE-14] [SEC-20]', async ({
  inACall: { host, guest },
}) => {
  for (const side of [host, guest]) {
    await expect.poll(() => framesDecoded(side)).toBeGreaterThan(5);
    const before = await framesDecoded(side);
    await expect.poll(() => framesDecoded(side)).toBeGreaterThan(before + 5);
  }

  await control(guest, 'Microphone').click();
  await expect(tile(host, 'Samir Haddad').getByText('Microphone off')).toBeVisible();
  await control(guest, 'Microphone').click();
  await expect(tile(host, 'Samir Haddad').getByText('Microphone off')).toHaveCount(0);
  await control(guest, 'Camera').click();
  await expect(tile(host, 'Samir Haddad').getByText('Camera off')).toBeVisible();
  await control(guest, 'Camera').click();
  await expect(tile(host, 'Samir Haddad').getByText('Camera off')).toHaveCount(0);

  for (let time = 0; time < 3; time += 1) await control(guest, 'Share screen').click();
  await expect(guest.getByText('Your screen can’t be shared')).toHaveCount(0);
  await control(guest, 'Share screen').click();
  await expect(tile(host, 'Samir Haddad’s screen')).toBeVisible();
  await guest.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(tile(host, 'Samir Haddad’s screen')).toHaveCount(0);

  // A press of a control scrolls nothing: the page would move away under it, and the press would be lost.
  const scrolled = await guest.evaluate(() => scrollY);
  await control(guest, 'Camera').click();
  await expect(tile(host, 'Samir Haddad').getByText('Camera off')).toBeVisible();
  expect(await guest.evaluate(() => scrollY)).toBe(scrolled);
  await leaveCall(guest);
  await expect(tile(host, 'Samir Haddad')).toHaveCount(0);
  await expect.poll(() => liveTracks(guest)).toBe(0);
  await leaveCall(host);
  await expect.poll(() => liveTracks(host)).toBe(0);
});

test('one broadcasts after a rehearsal, another one watches without a device, writes to the host alone, and sees the end [ROUTE-25] [CALL-47]', async ({
  page: host,
  context,
  signIn,
}) => {
  await watch(context);
  await signIn('therapist@demo.test');
  await host.goto('/broadcast/studio');
  await host.getByRole('link', { name: 'Open: Panic on the train: ten minutes that help' }).click();
  await host.getByRole('button', { name: 'Enter the studio' }).click();
  await expect(host.getByText('Rehearsal: only you are here')).toBeVisible();
  await joinCall(host);

  const viewer = await visitorTab(context);
  await viewer.goto('/login');
  await fillLogin(viewer, 'patient@demo.test');
  await expect(viewer).toHaveURL('/dashboard');
  await viewer.goto('/broadcast/view');
  await viewer.getByRole('link', { name: 'Details: Panic on the train: ten minutes that help' }).click();
  await expect(viewer.getByText(/starts here when Dr. Amina Rahman goes live/)).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Watch now' })).toHaveCount(0);

  await host.getByRole('button', { name: 'Go live' }).click();
  const question = host.getByRole('alertdialog');
  await expect(question.getByText('From now on, everyone watching can see and hear you.')).toBeVisible();
  await question.getByRole('button', { name: 'Go live' }).click();
  await expect(host.getByText('You’re live', { exact: true })).toBeVisible();

  await viewer.getByRole('button', { name: 'Watch now' }).click();
  await expect(tile(viewer, 'Dr. Amina Rahman')).toBeVisible();
  await expect.poll(() => framesDecoded(viewer)).toBeGreaterThan(5);
  expect(await liveTracks(viewer)).toBe(0);
  await expect(host.getByText('1 person is watching')).toBeVisible();

  await viewer.getByRole('textbox', { name: 'Message' }).fill('May I ask without my name?');
  await viewer.getByRole('button', { name: 'Send', exact: true }).click();
  await host.getByRole('tab', { name: /^Chat/ }).click();
  await expect(host.getByRole('log').getByText('May I ask without my name?')).toBeVisible();
  await viewer.getByRole('button', { name: 'Audio only' }).click();
  await expect(tile(viewer, 'Dr. Amina Rahman').locator('video')).toHaveCount(0);

  await host.getByRole('button', { name: 'End the broadcast' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'End the broadcast' }).click();
  await expect(host.getByText('This broadcast has ended. It wasn’t recorded.')).toBeVisible();
  await expect(viewer.getByText(/This broadcast has ended/)).toBeVisible();
  await expect.poll(() => liveTracks(host)).toBe(0);
});
