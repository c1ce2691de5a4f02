import { useMemo } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { zoneOf } from '@sakina/platform/locale';
import { AREAS, describeZone, zoneIds } from './zones.ts';
import type { Area, Zone } from './zones.ts';

/** A heading of the list and the zones below it. */
export interface ZoneGroup {
  id: Area | 'own';
  zones: Zone[];
}

/**
 * The zones in groups, each at an instant: first the reader's own, then the rest of the world from west to east.
 * @param isWhole Whether the whole list is wanted yet; describing 400 zones takes a while, and a closed field needs
 *   two.
 */
export function useZones(value: string, ownZone: string | undefined, at: number, isWhole: boolean): ZoneGroup[] {
  const { locale } = useLocale();
  // Offsets change on the minute at most, so a clock that ticks by the second does not describe the world again.
  const minute = Math.trunc(at / 60_000) * 60_000;
  return useMemo(() => {
    const own = ownZone ? zoneOf(ownZone) : '';
    const ids = isWhole ? [...new Set([...zoneIds(), zoneOf(value)])] : [zoneOf(value)];
    const zones = ids.filter((id) => id !== own).flatMap((id) => describeZone(id, minute, locale) ?? []);
    const ownFound = own ? describeZone(own, minute, locale) : undefined;
    const { compare } = new Intl.Collator(locale);
    const areas = AREAS.map((area) => ({
      id: area,
      zones: zones
        .filter((zone) => zone.area === area)
        .sort((a, b) => a.offsetMinutes - b.offsetMinutes || compare(a.city, b.city)),
    }));
    return [{ id: 'own' as const, zones: ownFound ? [ownFound] : [] }, ...areas].filter(
      (group) => group.zones.length > 0,
    );
  }, [value, ownZone, minute, locale, isWhole]);
}
