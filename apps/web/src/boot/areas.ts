import type { ThemeName } from '@sakina/design-system';
import type { Area } from '@sakina/platform/domain';

/** How an area is shown. Its navigation is in frames/portal-navigation.ts, its screens in routes/route-table.ts. */
export interface AreaLook {
  /** Its theme, in its frame and for the first paint of a page in it (PORTAL-9). */
  readonly theme: ThemeName;
  /** Name of its side navigation. */
  readonly navigationLabel: 'provider.nav' | 'admin.nav';
  /** Whether its screens have the practice's dates and times, wherever the device is. */
  readonly isPractice: boolean;
  /** Whether its screens follow realtime events (SESSION-4). */
  readonly hasRealtime: boolean;
  /** Whether its frame shows the user's own session in progress. */
  readonly hasRunningSession: boolean;
  /** Whether its frame has the search over everything and keys of its own. */
  readonly hasTools: boolean;
}

/** One row for each area. */
export const areaLooks: Readonly<Record<Area, AreaLook>> = {
  provider: {
    theme: 'portal',
    navigationLabel: 'provider.nav',
    isPractice: true,
    hasRealtime: true,
    hasRunningSession: true,
    hasTools: false,
  },
  admin: {
    theme: 'admin',
    navigationLabel: 'admin.nav',
    isPractice: false,
    hasRealtime: false,
    hasRunningSession: false,
    hasTools: true,
  },
};
