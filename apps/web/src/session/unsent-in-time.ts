/** How long a logout waits for the device’s own database to say what is unsent, in milliseconds. */
export const DEVICE_ANSWERS_WITHIN_MS = 2000;

/**
 * What a logout would lose, as far as the device tells in time. A database that another page of the browser holds may
 * not answer at all, and a logout must always be possible.
 * @param reading The read that has begun.
 * @returns The list, or an empty one after two seconds.
 */
export function unsentInTime<Item>(reading: Promise<readonly Item[]>): Promise<readonly Item[]> {
  return Promise.race([
    reading,
    new Promise<readonly Item[]>((resolve) => {
      setTimeout(() => resolve([]), DEVICE_ANSWERS_WITHIN_MS);
    }),
  ]);
}
