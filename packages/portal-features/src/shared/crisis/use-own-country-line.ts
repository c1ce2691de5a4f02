import { ownCountryLine } from '@sakina/platform/domain';
import type { CountryLine } from '@sakina/platform/domain';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
// Intl directly: the hook for formats brings the client of the API into pages that make no calls (FAST-1).
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const readNone = () => '';

/** The lines of the country that this device is in; null in the United States and in a prerendered page (CARE-1). */
export function useOwnCountryLine(): CountryLine | null {
  return ownCountryLine(useSyncExternalStore(never, readZone, readNone));
}
