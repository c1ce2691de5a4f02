let ahead = 0;
const listeners = new Set<() => void>();

/**
 * By how many milliseconds the server's clock is ahead of the device's, as far as its answers have told; 0 before the
 * first of them.
 */
export const serverAhead = (): number => ahead;

/** The server's present in epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;

/** Calls the listener whenever an answer has corrected the time. Returns the function that ends it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Corrects the time by an answer. Its date has whole seconds and is from some moment between request and answer. A time
 * within that span stays: a device whose clock is right keeps its own, and a running timer does not jump to and fro.
 * @param date The header Date (RFC 9110, 6.6.1), or null where the page may not read it.
 * @param askedAt Epoch milliseconds of the device when the request was sent.
 */
export function hearDate(date: string | null, askedAt: number): void {
  const at = Date.parse(date ?? '');
  const [least, most] = [at - Date.now(), at + 1000 - askedAt];
  // Without a readable date both are NaN, and no comparison with it holds.
  if (!(ahead < least || ahead > most)) return;
  ahead = (least + most) / 2;
  for (const listener of listeners) listener();
}
