/** The city that names a zone: 'New York' for `America/New_York`. Zones have no other names that every reader knows. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
