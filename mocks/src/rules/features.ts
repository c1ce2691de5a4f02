import type { PlatformFeature } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';

/** What administrators have turned off, in the order of the settings. */
export function featuresOff(tables: Tables): PlatformFeature[] {
  const settings = tables.platformSettings.get('platform');
  return (settings?.features ?? []).filter(({ enabled }) => !enabled).map(({ key }) => key);
}
