import { useSyncExternalStore } from 'react';
import { ownCountryLine } from '../../domain/crisis-lines.ts';
import type { CountryLine } from '../../domain/crisis-lines.ts';

const never = () => () => undefined;
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const readNone = () => '';
const readShown = () => (typeof document === 'undefined' ? '' : (document.documentElement.dataset['linesZone'] ?? ''));

/** The lines of the country that this device is in; null in the United States and in a prerendered page (CARE-1). */
export function useOwnCountryLine(): CountryLine | null {
  return ownCountryLine(useSyncExternalStore(never, readZone, readNone));
}

/**
 * The same for what the script of a prerendered page has written already, by the zone that it left in
 * `data-lines-zone`: React takes the links over as they are, so that no number of another country is seen in between.
 */
export function useShownCountryLine(): CountryLine | null {
  return ownCountryLine(useSyncExternalStore(never, readZone, readShown));
}
