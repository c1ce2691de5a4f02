import type { PlatformFeature } from '@sakina/platform/contract';
import { patterns } from '@sakina/platform/domain';

/** Rooms of groups that were announced before stay open, so that they can be held. */
const switches = new Map<string, readonly PlatformFeature[]>([
  [patterns.community, ['community']],
  [patterns.communityFlat, ['community']],
  [patterns.deenya, ['companion']],
  [patterns.videoCall, ['voiceVideo']],
  [patterns.groupVideo, ['voiceVideo']],
  [patterns.broadcastStudio, ['broadcasts', 'voiceVideo']],
  [patterns.broadcastView, ['voiceVideo']],
  [patterns.providerGroupSessions, ['groupSessions']],
]);

/** Pages that say themselves which part is off: a journal stays with whoever wrote it. */
export const gatedByPart: ReadonlySet<string> = new Set([patterns.deenya]);

/** What an administrator can turn off of the page at an address; undefined where there is nothing. */
export function switchesOf(pattern: string): readonly PlatformFeature[] | undefined {
  return switches.get(pattern);
}

/** Whether one of the switches of the page at an address is off. @param off Null while it is not known. */
export function isTurnedOff(pattern: string, off: ReadonlySet<PlatformFeature> | null): boolean {
  return switches.get(pattern)?.some((feature) => off?.has(feature)) ?? false;
}
