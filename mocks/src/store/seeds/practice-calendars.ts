import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { connectionSeeds, outsideEventSeeds } from '../../personas/practice.ts';
import { opaque } from '../../personas/random.ts';
import type { Seed } from '../table.ts';
import type { ConnectionRow, OutsideEventRow } from '../tables/practice.ts';

/** The connected external calendars. */
export function seedConnections(now: Date): ConnectionRow[] {
  return connectionSeeds.map(({ provider, service, status, account, writesSessions, daysAgo, syncedHoursAgo }) => ({
    id: `${provider} ${service}`,
    service,
    providerId: provider,
    status,
    account,
    writesSessions,
    connectedAt: iso(addMinutes(now, -daysAgo * 24 * 60)),
    lastSyncedAt: iso(addMinutes(now, -syncedHoursAgo * 60)),
  }));
}

/** Events of those calendars: some imported, some new since the last sync. */
export function seedOutsideEvents(
  { providers, blocks }: Pick<Seed, 'providers' | 'blocks'>,
  now: Date,
): OutsideEventRow[] {
  return outsideEventSeeds.flatMap(
    ({ provider, service, day, from, until, title, block, isDeleted = false }): OutsideEventRow[] => {
      const row = providers.get(provider);
      if (!row) return [];
      const date = plusDays(dateIn(now, row.timeZone), day);
      const known = [...blocks.values()].find((entry) => entry.providerId === provider && entry.title === block);
      return [
        {
          id: opaque(`outside ${provider} ${title}`, 10),
          providerId: provider,
          service,
          title,
          timeZone: row.timeZone,
          isDeleted,
          blockId: known?.id ?? null,
          startsAt: iso(wallTime(date, from, row.timeZone)),
          endsAt: iso(wallTime(date, until, row.timeZone)),
        },
      ];
    },
  );
}
