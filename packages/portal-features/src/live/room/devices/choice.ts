import { useSyncExternalStore } from 'react';

/** How someone takes part: none is second class. */
export type WayIn = 'video' | 'voice' | 'text';

/** What was chosen in this tab for the next call; null before. */
export interface JoinChoice {
  /** `watch` is someone who watches a broadcast: no device of theirs is used. */
  readonly way: WayIn | 'watch';
  readonly microphoneId?: string | undefined;
  readonly cameraId?: string | undefined;
  readonly speakerId?: string | undefined;
}

/** The choice that is kept from the door to the room, by the room's name; it is gone with the page. */
const choices = new Map<string, JoinChoice>();
const listeners = new Set<() => void>();

/** Which devices someone has switched off or on inside. */
export interface Switches {
  readonly microphone?: boolean;
  readonly camera?: boolean;
}

/** Kept beside the choice: whoever muted themselves is still muted after they were outside for a moment. */
const switches = new Map<string, Switches>();

/** Keeps a device as it was switched in a call, until a way in is chosen again. */
export function keepSwitch(roomName: string, device: keyof Switches, isOn: boolean): void {
  switches.set(roomName, { ...switches.get(roomName), [device]: isOn });
}

/** The devices of a room as they were switched last; left out where they were not touched. */
export function switchesIn(roomName: string): Switches {
  return switches.get(roomName) ?? {};
}

/** Keeps what someone chose for a room. */
export function chooseWayIn(roomName: string, choice: JoinChoice | null): void {
  switches.delete(roomName);
  if (choice === null) choices.delete(roomName);
  else choices.set(roomName, choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What was chosen for a room, or null. */
export function useWayIn(roomName: string): JoinChoice | null {
  return useSyncExternalStore(subscribe, () => choices.get(roomName) ?? null);
}
