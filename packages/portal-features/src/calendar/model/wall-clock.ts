/** Minutes since midnight of a wall-clock time `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether two stretches of time share a part; those that only touch do not. */
export function isOverlap(
  one: { startsAt: string; endsAt: string },
  other: { startsAt: string; endsAt: string },
): boolean {
  return Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);
}
