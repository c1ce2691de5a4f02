import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { startSession } from './journey.ts';

/** What a page of these tests records of its own calls. */
interface Watched {
  connections: RTCPeerConnection[];
  tracks: MediaStreamTrack[];
  closings: number;
}

/** Records connections and tracks; closes the picker of a screen three times, and then gives a picture. */
export async function watch(context: BrowserContext): Promise<void> {
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
    const { mediaDevices } = navigator as Partial<Pick<Navigator, 'mediaDevices'>>;
    // A blank page has none.
    if (!mediaDevices) return;
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

/** Another tab in which no one is signed in, with the same demo server. */
export async function visitorTab(context: BrowserContext): Promise<Page> {
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
export const framesDecoded = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = Reflect.get(globalThis, 'watched') as Watched;
    let frames = 0;
    for (const connection of connections)
      for (const report of (await connection.getStats()).values() as Iterable<Record<string, unknown>>)
        if (report['type'] === 'inbound-rtp' && report['kind'] === 'video')
          frames += Number(report['framesDecoded'] ?? 0);
    return frames;
  });

export const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = Reflect.get(globalThis, 'watched') as Watched;
    return tracks.filter(({ readyState }) => readyState === 'live').length;
  });

export const tile = (page: Page, name: string | RegExp) => page.getByRole('figure', { name });
export const control = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Call controls' }).getByRole('button', { name });

/**
 * The way into the session with Layla Haddad on the home of Dr. Rahman, who is signed in: who is next is started above
 * the agenda, and who that is hangs on the hour.
 */
export const laylaStart = (host: Page) =>
  host.getByRole('link', { name: 'Start the session with Layla Haddad' }).or(
    host
      .getByRole('article')
      .filter({ has: host.getByRole('heading', { name: 'Layla Haddad' }) })
      .getByRole('link', { name: 'Start session' }),
  );

/** Starts the session with Layla Haddad from the home of Dr. Rahman, who is signed in. */
export async function startFromHome(host: Page): Promise<void> {
  await host.goto('/provider/portal');
  await laylaStart(host).click();
  await startSession(host);
}

/** Joins the call of the room that stands open, with sound and picture. */
export async function joinCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(tile(page, /\(you\)$/)).toBeVisible();
}

/**
 * Has a guest, in a tab of their own, ask to come into the session with Layla Haddad.
 * @param asText Whether they take part by text only.
 */
export async function knock(context: BrowserContext, asText = false): Promise<Page> {
  const guest = await visitorTab(context);
  await guest.goto('/join/rpcyv9669n6wb4aj');
  // The ways to take part come late and move the button below them.
  await expect(guest.getByRole('radio', { name: /Audio and video/ })).toBeVisible();
  if (asText) {
    await guest.getByRole('radio', { name: /Text only/ }).focus();
    await guest.keyboard.press('Space');
  }
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Samir Haddad');
  await guest.getByRole('button', { name: 'Enter the waiting room' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'You’re in the waiting room' })).toBeVisible();
  return guest;
}

/** Asks to end the room for everyone, by the menu at the end of its bar. */
export async function askToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave or end' }).click();
  await page.getByRole('menuitem', { name: 'End for everyone' }).click();
}

/** Leaves the call and stays in the room by text; the button is among those that the bar folds away. */
export async function leaveCall(page: Page): Promise<void> {
  await control(page, 'More').click();
  await control(page, 'Leave the call').click();
}
