import { beforeEach, describe, expect, it, vi } from 'vitest';

const SERVER = Date.parse('2026-11-24T15:00:00Z');
const HOUR = 3_600_000;
const date = new Date(SERVER).toUTCString();

/** A page that has heard nothing yet. */
async function freshPage() {
  vi.resetModules();
  return import('./server-time.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the time of the server [SESSION-3]', () => {
  it.each([
    ['a right clock, which stays as it is', 400, 0, date, 400],
    ['a right clock and a slow answer, which changes nothing', 1700, 1000, date, 1700],
    ['a clock five hours ahead', 5 * HOUR, 0, date, 500],
    ['a clock five hours ahead and a slow answer', 5 * HOUR + 900, 900, date, 950],
    ['a clock five hours behind', -5 * HOUR, 0, date, 500],
    ['a clock a day behind', -24 * HOUR, 0, date, 500],
    ['no date that the page may read: the device’s', 5 * HOUR, 0, null, 5 * HOUR],
    ['a date that is none: the device’s', 5 * HOUR, 0, 'soon', 5 * HOUR],
  ])('follows from %s', async (_, device, took, heard, expected) => {
    const { hearDate, serverNow } = await freshPage();
    vi.setSystemTime(SERVER + device);
    hearDate(heard, SERVER + device - took);
    expect(serverNow() - SERVER).toBe(expected);
  });

  it('is told to those who show it when it is corrected, and only then', async () => {
    const { hearDate, onServerTime, serverNow } = await freshPage();
    const shown: number[] = [];
    const stop = onServerTime(() => shown.push(serverNow() - SERVER));
    vi.setSystemTime(SERVER + 5 * HOUR);
    hearDate(date, Date.now());
    vi.setSystemTime(SERVER + 5 * HOUR + 2000);
    hearDate(new Date(SERVER + 2000).toUTCString(), Date.now());
    expect(shown).toEqual([500]);
    stop();
    // The device's clock is set right while the page is open.
    vi.setSystemTime(SERVER + 4000);
    hearDate(new Date(SERVER + 4000).toUTCString(), Date.now());
    expect([shown, serverNow() - SERVER]).toEqual([[500], 4500]);
  });
});

describe('a call to our servers [SESSION-3]', () => {
  it('sets the clock of a device that is five hours ahead: a session of 84 seconds is told as such', async () => {
    const { serverNow } = await freshPage();
    const { watchedFetch } = await import('../offline/watched-fetch.ts');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers: { Date: date } })));
    vi.setSystemTime(SERVER + 5 * HOUR);
    await watchedFetch('/v1/anything');
    expect(Math.floor((serverNow() - (SERVER - 84_000)) / 1000)).toBe(84);
    vi.unstubAllGlobals();
  });
});
