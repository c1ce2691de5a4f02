import type { BrowserContext } from '@playwright/test';
import { CALL_ARGS, lightBrowserLaunch } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { fillLogin } from './support/journey.ts';
import { framesDecoded, joinCall, knock, liveTracks, startFromHome, tile, visitorTab, watch } from './support/live.ts';

const browser = lightBrowserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

/** Gives pages a recogniser on the device, which hears a sentence a moment after it is started. */
async function hearing(context: BrowserContext, sentence: string): Promise<void> {
  await context.addInitScript((words) => {
    class Recogniser extends EventTarget {
      static readonly available = () => Promise.resolve('available');
      readonly start = () => {
        const hear = (transcript: string, isFinal: boolean) =>
          this.dispatchEvent(
            Object.assign(new Event('result'), { resultIndex: 0, results: [{ 0: { transcript }, isFinal }] }),
          );
        setTimeout(() => hear(words.slice(0, 5), false), 300);
        setTimeout(() => {
          Object.assign(globalThis, { saidAt: Date.now() });
          hear(words, true);
        }, 1200);
      };
      readonly abort = () => undefined;
    }
    Object.defineProperty(globalThis, 'SpeechRecognition', { configurable: true, value: Recogniser });
  }, sentence);
}

test('someone reads along within two seconds what the other one has agreed to show as text [ROUTE-14] [CLOUD-575]', async ({
  page: host,
  context,
  signIn,
}) => {
  await hearing(context, 'Good that you are here.');
  await signIn('therapist@demo.test');
  await startFromHome(host);
  await joinCall(host);

  const guest = await knock(context, true);
  await host.getByRole('button', { name: /^Let in Samir Haddad/ }).click();

  // Nothing becomes text before both have said so.
  await expect(host.getByText('Someone here would like captions of your speech')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Captions' }).click();
  const captions = guest.getByRole('group', { name: 'Captions' });
  await expect(captions.getByText('Captions appear here when someone speaks.')).toBeVisible();
  await host.getByRole('button', { name: 'Caption my speech' }).click();
  await expect(captions.getByText('Good that you are here.').first()).toBeVisible();
  const saidAt = await host.evaluate(() => Reflect.get(globalThis, 'saidAt') as number);
  expect(Date.now() - saidAt).toBeLessThan(2000);
  await guest.getByRole('button', { name: 'Captions', pressed: true }).click();
  await expect(captions).toHaveCount(0);
  await expect(host.getByText('Your speech is being captioned')).toHaveCount(0);
});

test('someone who watches a broadcast asks to speak, is seen once the host lets them, and leaves the stage without a live track [ROUTE-25]', async ({
  page: host,
  context,
  signIn,
}) => {
  await watch(context);
  await signIn('therapist@demo.test');
  await host.goto('/broadcast/studio');
  await host.getByRole('link', { name: 'Open: Panic on the train: ten minutes that help' }).click();
  await host.getByRole('button', { name: 'Enter the studio' }).click();
  await joinCall(host);
  await host.getByRole('button', { name: 'Go live' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await expect(host.getByText('You’re live', { exact: true })).toBeVisible();

  const viewer = await visitorTab(context);
  await viewer.goto('/login');
  await fillLogin(viewer, 'patient@demo.test');
  await expect(viewer).toHaveURL('/dashboard');
  await viewer.goto('/broadcast/view');
  await viewer.getByRole('link', { name: /: Panic on the train: ten minutes that help$/ }).click();
  await viewer.getByRole('button', { name: 'Watch now' }).click();
  await expect(tile(viewer, 'Dr. Amina Rahman')).toBeVisible();
  await expect(host.getByText('Your upload speed is good')).toBeVisible();

  await viewer.getByRole('button', { name: 'Ask to speak' }).click();
  await expect(viewer.getByText(/No one can see or hear you yet/)).toBeVisible();
  await host.getByRole('button', { name: 'Bring on stage: Layla Haddad' }).click();
  // Whoever is let speak is asked for devices now, and only if they want.
  const join = viewer.getByRole('button', { name: 'Join', exact: true });
  await expect(join).toBeVisible();
  expect(await liveTracks(viewer)).toBe(0);
  await join.click();
  await expect(tile(host, 'Layla Haddad')).toBeVisible();
  await expect.poll(() => framesDecoded(host)).toBeGreaterThan(5);
  await host.getByRole('button', { name: 'Remove from stage: Layla Haddad' }).click();
  await expect(tile(host, 'Layla Haddad')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Ask to speak' })).toBeVisible();
  await expect(tile(viewer, 'Dr. Amina Rahman')).toBeVisible();
  await expect.poll(() => liveTracks(viewer)).toBe(0);
});
