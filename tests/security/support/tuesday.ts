import type { BrowserContext } from '@playwright/test';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Tuesday, ten in the morning in New York: open times and sessions of the day stand as in the journeys. */
const A_TUESDAY = Date.parse('2024-01-02T15:00:00Z');

/**
 * How far back the last such Tuesday lies, in ms: a day at least, for tokens of the identity server, which goes by the
 * machine's clock, are never over by the API's then.
 */
const BEHIND_MS = 24 * HOUR_MS + ((Date.now() - 24 * HOUR_MS - A_TUESDAY) % WEEK_MS);

/** The API's clock: it began on Tuesday and goes on in real time. */
export const tuesday = (): Date => new Date(Date.now() - BEHIND_MS);

/**
 * A sandbox that lives on Tuesday, in which nothing happens by itself. One object for all files: a worker process, its
 * browser and its servers go on from file to file as long as the options are the very same.
 */
export const TUESDAY_SANDBOX = { now: tuesday, simulatePeers: false };

/** Sets the browser's clock by the API's. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.clock.install({ time: tuesday() });
}
