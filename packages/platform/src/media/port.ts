import type { MediaAccess } from '../contract/schemas/media.ts';
import type { SignalMessage } from '../contract/schemas/room-signal.ts';

export type { MediaAccess, SignalMessage };

export type MediaState =
  | 'idle'
  | 'preparing'
  | 'connecting'
  | 'connected'
  | 'degraded'
  | 'reconnecting'
  | 'lost'
  | 'left'
  | 'moved'
  | 'removed'
  | 'ended';

/** Why a device cannot be used: the failures that a person can do something about. */
export type DeviceProblem =
  | 'denied'
  | 'system-denied'
  | 'dismissed'
  | 'none'
  | 'in-use'
  | 'gone'
  | 'silent'
  | 'insecure'
  | 'cancelled'
  | 'other';

export type MediaFailure =
  | {
      readonly at: 'device';
      readonly device: 'camera' | 'microphone' | 'speaker' | 'screen';
      readonly why: DeviceProblem;
    }
  | { readonly at: 'access'; readonly why: 'refused' | 'expired' | 'full' | 'not-open' }
  | { readonly at: 'network'; readonly why: 'unreachable' | 'timeout' | 'blocked' | 'gave-up' }
  | {
      readonly at: 'encryption';
      readonly participantId: string;
      readonly why: 'unsupported' | 'key-missing' | 'decrypt-failed';
    };

/** What an adapter can do. */
export interface MediaAbilities {
  readonly maxParticipants: number;
  /** False for someone who only watches and listens: they are asked for no device. */
  readonly canPublish: boolean;
  readonly screenShare: boolean;
  readonly simulcast: boolean;
  readonly endToEnd: 'none' | 'peer' | 'frames';
  readonly serverRecording: boolean;
  readonly serverCaptions: boolean;
  /** False where those inside can learn each other's network address. */
  readonly hidesAddresses: boolean;
}

export type MediaSource = 'microphone' | 'camera' | 'screen' | 'screen-audio';

export interface MediaTrackState {
  readonly id: string;
  readonly source: MediaSource;
  readonly muted: boolean;
  readonly pausedForBandwidth: boolean;
}

export type MediaQuality = 'good' | 'fair' | 'poor' | 'lost' | 'unknown';

/** A person in the call. `id` is the id under which the room lists them. */
export interface MediaSeat {
  readonly id: string;
  readonly isSelf: boolean;
  readonly tracks: readonly MediaTrackState[];
  readonly speaking: boolean;
  /** Loudness from 0 to 1. */
  readonly level: number;
  readonly quality: MediaQuality;
  readonly qualityReason: 'own-upload' | 'own-download' | 'theirs' | null;
  readonly encrypted: boolean;
}

/** The call as it stands; frozen. */
export interface MediaSnapshot {
  readonly state: MediaState;
  /** The own seat first, then the others in the order of their ids, so that no one moves. */
  readonly seats: readonly MediaSeat[];
  /** False while the browser lets no sound play before someone presses something. */
  readonly canHear: boolean;
  readonly failure: MediaFailure | null;
  /** Epoch milliseconds of the next attempt, or null. */
  readonly retryAt: number | null;
}

/** Whether a device is on at the start, and which; left out, the browser's default. */
export interface DeviceChoice {
  readonly on: boolean;
  readonly deviceId?: string | undefined;
}

export interface ScreenChoice {
  readonly audio?: boolean;
}

/** A call. Thrown failures of `join`, `set`, `use` and `shareScreen` are `MediaError`s. */
export interface MediaRoom {
  readonly abilities: MediaAbilities;
  /** Calls the listener after each change of the snapshot, once an animation frame at most. */
  subscribe(listener: () => void): () => void;
  snapshot(): MediaSnapshot;
  /**
   * Takes the devices that are on and connects. A device that fails is told in the snapshot and does not keep anyone
   * out.
   */
  join(own: { readonly microphone: DeviceChoice; readonly camera: DeviceChoice }): Promise<void>;
  set(source: 'microphone' | 'camera', on: boolean): Promise<void>;
  use(kind: 'microphone' | 'camera' | 'speaker', deviceId: string): Promise<void>;
  /**
   * Id of the device that is used, or that will be once it is turned on; null where that is the browser’s own choice.
   */
  using(kind: 'microphone' | 'camera' | 'speaker'): string | null;
  /** A closed picker is no error. */
  shareScreen(options?: ScreenChoice): Promise<'sharing' | 'cancelled'>;
  stopScreen(): Promise<void>;
  /** Starts sound that the browser held back; to be called inside a press. */
  enableSound(): Promise<void>;
  /** Plays a track in an element until the returned function is called. */
  attach(trackId: string, element: HTMLMediaElement): () => void;
  /** How large someone is shown, which drives what is received where the adapter can choose. */
  want(seatId: string, size: 'hidden' | 'small' | 'large'): void;
  /** Ends the connection to someone whom the room has put outside, without waiting for their own browser to do it. */
  drop(seatId: string): void;
  /**
   * Ends the call and every own track; a second call changes nothing.
   * @param reason `page` where the page goes and may be loaded again: the others keep the seat until the room drops it.
   */
  leave(reason: 'left' | 'page' | 'moved'): Promise<void>;
}

/** What someone sends to the others; a picture or a screen counts as picture, with sound or without. */
export type Sending = 'none' | 'sound' | 'picture';

/** Everyone else who is inside: an address of `RoomChannel.send`. */
export const EVERYBODY = '*';

/** How the members of a call reach each other before they are connected. Messages of one sender arrive in order. */
export interface RoomChannel {
  /** @param to Id of a participant, or `EVERYBODY`. */
  send(to: string, message: SignalMessage): void;
  on(listener: (from: string, message: SignalMessage) => void): () => void;
  status(): 'open' | 'waiting';
  /** Calls the listener each time the channel opens; what the others said before was not heard. */
  onOpen?(listener: () => void): () => void;
}

/** Told what happened inside, in words without names or addresses. */
export type MediaLog = (event: string, detail?: Readonly<Record<string, string | number>>) => void;

/**
 * Asks the server again how sound and picture are had. Rejects with a `MediaError` of access where they are not given
 * any more.
 */
export type RenewAccess = () => Promise<MediaAccess>;

/** A failure as a thrown error. */
export class MediaError extends Error {
  readonly failure: MediaFailure;
  constructor(failure: MediaFailure) {
    super(`${failure.at}: ${failure.why}`);
    this.failure = failure;
  }
}
