/** How a lost connection is sought again, in milliseconds (SESSION-4). Named as socket.io-client names its options. */
export const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Infinity,
  timeout: 20_000,
} as const;

/**
 * How long to wait before trying again: doubled with each failure, spread by half, never above the greatest delay. The same
 * figures as socket.io-client’s own, for the cases in which it leaves coming back to us.
 * @param failures How many attempts have failed in a row before this wait.
 * @param random From 0 up to, not including, 1.
 * @returns Milliseconds.
 */
export function backoffDelay(failures: number, random: number): number {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = RECONNECTION;
  const doubled = reconnectionDelay * 2 ** failures;
  const spread = 1 + randomizationFactor * (2 * random - 1);
  return Math.min(Math.round(doubled * spread), reconnectionDelayMax);
}
