import { ids } from './ids.ts';

interface MessageSeed {
  /** Who it was written to; every message comes from one of their clients. */
  provider: (typeof ids.providers)[keyof typeof ids.providers];
  client: (typeof ids.users)[keyof typeof ids.users];
  /** Minutes before the present. */
  minutesAgo: number;
  isRead: boolean;
}

/** What clients have written to their providers, the oldest first. */
export const messageSeeds: readonly MessageSeed[] = [
  { provider: ids.providers.amina, client: ids.users.layla, minutesAgo: 3 * 24 * 60, isRead: true },
  { provider: ids.providers.yusuf, client: ids.users.layla, minutesAgo: 26 * 60, isRead: false },
  { provider: ids.providers.amina, client: ids.users.noah, minutesAgo: 14 * 60, isRead: false },
  { provider: ids.providers.amina, client: ids.users.layla, minutesAgo: 50, isRead: false },
];
