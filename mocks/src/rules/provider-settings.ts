import type { PrayerRules, ProviderId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ProviderSettingsRow } from '../store/tables/practice.ts';
import type { Tables } from '../store/table.ts';

/** Rules that change nothing, for whoever has not set any. */
export const noPrayerRules: PrayerRules = {
  around: [],
  jumuah: null,
  ramadan: null,
  method: 'MUSLIM_WORLD_LEAGUE',
  asr: 'STANDARD',
  highLatitude: 'MIDDLE_OF_NIGHT',
};

/** What is kept of a provider beside the page; one who has never changed anything is at the first version. */
export function settingsOf(tables: Tables, providerId: ProviderId, now: Date): ProviderSettingsRow {
  return (
    tables.providerSettings.get(providerId) ?? {
      id: providerId,
      memberSince: iso(now).slice(0, 10),
      prayerRules: noPrayerRules,
      profileVersion: 1,
      availabilityVersion: 1,
      updatedAt: iso(now),
    }
  );
}
