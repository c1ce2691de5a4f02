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

/** A device that can be changed inside. */
export type KeptDevice = 'microphone' | 'camera' | 'speaker';

/** What someone has changed inside: which devices are off or on, and which ones they are. */
export interface Kept {
  readonly microphone?: boolean | undefined;
  readonly camera?: boolean | undefined;
  readonly microphoneId?: string | undefined;
  readonly cameraId?: string | undefined;
  readonly speakerId?: string | undefined;
}

/**
 * Kept beside the choice, which starts a call anew: whoever muted themselves is still muted after they were outside for
 * a moment.
 */
const kept = new Map<string, Kept>();

function keep(roomName: string, change: Kept): void {
  kept.set(roomName, { ...kept.get(roomName), ...change });
}

/** Keeps a device as it was switched in a call, until a way in is chosen again. */
export function keepSwitch(roomName: string, device: 'microphone' | 'camera', isOn: boolean): void {
  keep(roomName, { [device]: isOn });
}

/** Keeps which device was taken in a call, until a way in is chosen again. */
export function keepDevice(roomName: string, device: KeptDevice, id: string): void {
  keep(roomName, { [`${device}Id`]: id });
}

/** What was changed in a room; left out where it was not touched. */
export function keptIn(roomName: string): Kept {
  return kept.get(roomName) ?? {};
}

/** Keeps what someone chose for a room. @param changes What they have changed inside before. @default nothing */
export function chooseWayIn(roomName: string, choice: JoinChoice | null, changes?: Kept): void {
  kept.delete(roomName);
  if (changes) keep(roomName, changes);
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
