import type { DeviceLists } from '@sakina/platform/media';
import type { KeptDevice } from './choice.ts';

/** What was plugged in at once: a headset is a microphone and a speaker. */
export interface PluggedIn {
  /** The browser’s name for it; empty where it tells none. */
  readonly name: string;
  readonly devices: readonly { readonly kind: KeptDevice; readonly id: string }[];
}

const KINDS: readonly KeptDevice[] = ['microphone', 'speaker', 'camera'];
/** What stands for another device of the list, whichever that is at the moment. */
const STANDS_FOR_ANOTHER = ['default', 'communications'];

/** The devices that were not there before, one of each kind; null where there are none. */
export function pluggedIn(before: DeviceLists, now: DeviceLists): PluggedIn | null {
  const added = KINDS.flatMap((kind) => {
    const known = [...STANDS_FOR_ANOTHER, ...before[kind].map(({ id }) => id)];
    return now[kind]
      .filter(({ id }) => !known.includes(id))
      .slice(0, 1)
      .map(({ id, label }) => ({ kind, id, label }));
  });
  const name = added.find(({ label }) => label !== '')?.label ?? '';
  return added.length === 0 ? null : { name, devices: added.map(({ kind, id }) => ({ kind, id })) };
}
