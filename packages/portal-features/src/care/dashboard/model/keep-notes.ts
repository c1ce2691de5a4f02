const DAY_MS = 86_400_000;

/**
 * Whether notes to oneself can be kept until a session: what is typed stays sealed on the device for a day, so before
 * that they would be gone when they are wanted.
 * @param now Epoch milliseconds.
 */
export function canKeepNotes(startsAt: string, now: number): boolean {
  return Date.parse(startsAt) - now <= DAY_MS;
}
