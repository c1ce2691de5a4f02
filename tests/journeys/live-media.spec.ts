import type { BrowserContext, Page } from '@playwright/test';
import { CALL_ARGS, lightBrowserLaunch } from '../../tools/browser.mjs';
import { startSession } from './support/journey.ts';
import { expect, test } from './support/fixtures.ts';

const browser = lightBrowserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

/** What a page of these tests remembers of its own doings. */
interface Watched {
  connections: RTCPeerConnection[];
  tracks: MediaStreamTrack[];
  closings: number;
}

/** Remembers connections and tracks; closes the picker of a screen three times, and then gives a picture. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched: Watched = { connections: [], tracks: [], closings: 0 };
    Object.assign(globalThis, { watched });
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        watched.connections.push(this);
      }
    };
    const { mediaDevices } = navigator;
    const take = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await take(constraints);
      watched.tracks.push(...stream.getTracks());
      return stream;
    };
    mediaDevices.getDisplayMedia = async () => {
      watched.closings += 1;
      if (watched.closings <= 3) throw new DOMException('Permission denied', 'NotAllowedError');
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const stream = canvas.captureStream(5);
      watched.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Another tab in which nobody is signed in, with the same demo server. */
async function visitorTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const real = Storage.prototype[method] as (key: string, value?: string) => string | null;
      Object.defineProperty(Storage.prototype, method, {
        value(this: Storage, key: string, value: string) {
          return real.call(this, `visitor ${key}`, value);
        },
      });
    }
    const Real = window.BroadcastChannel;
    window.BroadcastChannel = class extends Real {
      constructor(name: string) {
        super(name === 'sakina-mock-realtime' ? name : `visitor ${name}`);
      }
    };
  });
  return page;
}

/** How many frames of others' pictures were decoded in a page. */
const framesDecoded = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = (globalThis as unknown as { watched: Watched }).watched;
    let frames = 0;
    for (const connection of connections)
      for (const report of (await connection.getStats()).values() as Iterable<Record<string, unknown>>)
        if (report['type'] === 'inbound-rtp' && report['kind'] === 'video')
          frames += Number(report['framesDecoded'] ?? 0);
    return frames;
  });

const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = (globalThis as unknown as { watched: Watched }).watched;
    return tracks.filter(({ readyState }) => readyState === 'live').length;
  });

const tile = (page: Page, name: string | RegExp) => page.getByRole('figure', { name });
const control = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Call controls' }).getByRole('button', { name });

test('two people see and hear each other, know what is muted, share, and leave without a live track [ROUTE-14] [SEC-20]', async ({
  page: host,
  context,
  signIn,
}) => {
  await watch(context);
  await signIn('therapist@demo.test');
  await host.goto('/provider/portal');
  await host
    .getByRole('list', { name: 'Today’s agenda' })
    .getByRole('link', { name: 'Start the session with Layla Haddad' })
    .click();
  await startSession(host);
  await host.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(tile(host, /\(you\)$/)).toBeVisible();

  const guest = await visitorTab(context);
  await guest.goto('/join/rpcyv9669n6wb4aj');
  // The ways to take part come late and move the button below them.
  await expect(guest.getByRole('radio', { name: /With picture and voice/ })).toBeVisible();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Samir Haddad');
  await guest.getByRole('button', { name: 'Enter the waiting room' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'You are in the waiting room' })).toBeVisible();
  await host.getByRole('button', { name: /^Let in Samir Haddad/ }).click();

  await expect(tile(host, 'Samir Haddad')).toBeVisible();
  await expect(tile(guest, 'Dr. Amina Rahman')).toBeVisible();
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
  await expect(guest.getByText('Your screen cannot be shared')).toHaveCount(0);
  await control(guest, 'Share screen').click();
  await expect(tile(host, 'Screen of Samir Haddad')).toBeVisible();
  await guest.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(tile(host, 'Screen of Samir Haddad')).toHaveCount(0);

  await control(guest, 'Leave the call').click();
  await expect(tile(host, 'Samir Haddad')).toHaveCount(0);
  await expect.poll(() => liveTracks(guest)).toBe(0);
  await control(host, 'Leave the call').click();
  await expect.poll(() => liveTracks(host)).toBe(0);
});
