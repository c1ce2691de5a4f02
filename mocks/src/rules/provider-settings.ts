import type { PrayerRules, ProviderId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { ProviderSettingsRow } from '../store/tables/practice.ts';
import type { Tables } from '../store/table.ts';

/** Neutral prayer rules, for providers without their own. */
export const noPrayerRules: PrayerRules = {
  around: [],
  jumuah: null,
  ramadan: null,
  method: 'MUSLIM_WORLD_LEAGUE',
  asr: 'STANDARD',
  highLatitude: 'MIDDLE_OF_NIGHT',
};

/** A provider's settings outside the public page; defaults at version 1. */
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
