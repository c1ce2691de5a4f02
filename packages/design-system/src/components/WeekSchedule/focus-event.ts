/** Moves focus between events visually: up and down within a day, sideways to the nearest in time. */
export function neighbourOf(from: HTMLElement, key: string, direction: 'ltr' | 'rtl'): HTMLElement | undefined {
  const all = [...(from.closest('[data-part="days"]')?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
  const dayOf = (event: HTMLElement) => event.dataset['day'] ?? '';
  const minuteOf = (event: HTMLElement) => Number(event.dataset['minute']);
  const sameDay = all.filter((event) => dayOf(event) === dayOf(from));
  if (key === 'Home') return sameDay[0];
  if (key === 'End') return sameDay.at(-1);
  if (key === 'ArrowDown') return sameDay[sameDay.indexOf(from) + 1];
  if (key === 'ArrowUp') return sameDay[sameDay.indexOf(from) - 1];
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isOnward = (key === 'ArrowRight') === (direction === 'ltr');
  const beyond = all.filter((event) => (isOnward ? dayOf(event) > dayOf(from) : dayOf(event) < dayOf(from)));
  const nextDay = beyond
    .map(dayOf)
    .sort()
    .at(isOnward ? 0 : -1);
  const distance = (event: HTMLElement) => Math.abs(minuteOf(event) - minuteOf(from));
  return beyond.filter((event) => dayOf(event) === nextDay).sort((one, other) => distance(one) - distance(other))[0];
}
