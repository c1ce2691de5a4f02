import type { Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { untilCalm } from './calm.ts';
import { expect, signInAt } from './sandbox.ts';

export const PATIENT = 'patient@demo.test';
export const THERAPIST = 'therapist@demo.test';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
/** Milliseconds that the sandbox's access tokens are good for. */
export const LIFETIME = 5 * MINUTE;

/**
 * What the browser itself notes in these tests: refused and broken requests, that an error page of the identity server
 * is in no frame of ours, and realtime connections that a leap of the clock ends while they are being made.
 */
export const PROVOKED = /^(Failed to load resource|Framing )|WebSocket is closed before/;

/**
 * What a page sent so far. What breaks on a connection that was used before, the browser sends again by itself, on a
 * busy machine after some 150 ms: that counts as one.
 * @param shortest The page's own shortest wait between two tries, in milliseconds.
 */
export function sentOnce<Call extends { at: number }>(calls: readonly Call[], shortest: number): Call[] {
  let last = -Infinity;
  return calls.filter(({ at }) => {
    if (at - last < shortest) return false;
    last = at;
    return true;
  });
}

/** The requests for tokens so far, with their instants. */
export async function tokenCalls(sandbox: Sandbox): Promise<{ at: number; status: number | null }[]> {
  const { requests } = await sandbox.control.requests();
  return requests
    .filter(({ server, method, path }) => server === 'identity' && method === 'POST' && path === '/token')
    .map(({ at, status }) => ({ at: Date.parse(at), status }));
}

/** Authorize requests so far, in a frame or not. */
export async function authorizeCalls(sandbox: Sandbox): Promise<number> {
  const { requests } = await sandbox.control.requests();
  return requests.filter(({ server, path }) => server === 'identity' && path === '/auth').length;
}

/** The calls of the API with a token, by `GET /v1/…`: how each was answered, oldest first. */
export async function apiCalls(sandbox: Sandbox): Promise<Record<string, (number | null)[]>> {
  const calls: Record<string, (number | null)[]> = {};
  for (const { server, method, path, status } of (await sandbox.control.requests()).requests) {
    if (server === 'api' && method !== 'OPTIONS' && /^\/(cloud\/)?v1\//.test(path))
      (calls[`${method} ${path}`] ??= []).push(status);
  }
  return calls;
}

/** Signs in with a clock that a test can set forward, and forgets what was asked on the way. */
export async function begin(
  page: Page,
  sandbox: Sandbox,
  path = '/dashboard',
  email = PATIENT,
  time?: number,
): Promise<void> {
  await page.clock.install(time === undefined ? {} : { time });
  await signInAt(page, path, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilCalm(sandbox);
  await sandbox.control.clearRequests();
}

/**
 * Waits until the page has taken in what the server answered before. Its limit for an answer goes by the test's clock,
 * which would pass it before the answer has come over the wire.
 */
export async function untilReceived(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt', { cache: 'no-store' })));
}

/** How many different reads the provider's portal makes of a path; one where it is not listed. */
export const READS: Readonly<Record<string, number>> = {
  // The day's sessions, and the session in progress.
  'GET /v1/appointments': 2,
};

/** The page reads its panels again, all at one moment, as when a network is back. */
export async function readAgain(page: Page): Promise<void> {
  // What was read a moment ago is not read again.
  await page.clock.runFor(2 * SECOND);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}
