/** Reconnection of a lost connection, in milliseconds (SESSION-4). Named like socket.io-client’s options. */
export const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Infinity,
  timeout: 20_000,
} as const;

/**
 * How long to wait before reconnecting: doubled with each failure, randomised by half, never above the maximum delay.
 * The same formula as socket.io-client’s, for the cases it leaves to us.
 * @param failures Number of consecutive failures before this wait.
 * @param random From 0 up to, not including, 1.
 * @returns Milliseconds.
 */
export function backoffDelay(failures: number, random: number): number {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = RECONNECTION;
  const doubled = reconnectionDelay * 2 ** failures;
  const spread = 1 + randomizationFactor * (2 * random - 1);
  return Math.min(Math.round(doubled * spread), reconnectionDelayMax);
}
