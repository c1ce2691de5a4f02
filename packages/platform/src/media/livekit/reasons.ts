import { ConnectionErrorReason, ConnectionQuality, DisconnectReason, Track } from 'livekit-client';
import type { MediaFailure, MediaQuality, MediaSource } from '../port.ts';

/** What follows for a call whose connection has ended. */
export type Fate = 'left' | 'moved' | 'removed' | 'ended' | 'rejoin';

/**
 * What follows from the reason for which the server or the library ended a connection (docs/rules/calls.md, Ends of a
 * LiveKit connection); without one, a rejoin.
 */
export function fateOf(reason: DisconnectReason | undefined): Fate {
  switch (reason) {
    case DisconnectReason.CLIENT_INITIATED:
      return 'left';
    case DisconnectReason.DUPLICATE_IDENTITY:
      return 'moved';
    case DisconnectReason.PARTICIPANT_REMOVED:
      return 'removed';
    case DisconnectReason.ROOM_DELETED:
    case DisconnectReason.ROOM_CLOSED:
      return 'ended';
    case undefined:
    case DisconnectReason.UNKNOWN_REASON:
    case DisconnectReason.SERVER_SHUTDOWN:
    case DisconnectReason.STATE_MISMATCH:
    case DisconnectReason.JOIN_FAILURE:
    case DisconnectReason.MIGRATION:
    case DisconnectReason.SIGNAL_CLOSE:
    case DisconnectReason.USER_UNAVAILABLE:
    case DisconnectReason.USER_REJECTED:
    case DisconnectReason.SIP_TRUNK_FAILURE:
    case DisconnectReason.CONNECTION_TIMEOUT:
    case DisconnectReason.MEDIA_FAILURE:
    case DisconnectReason.AGENT_ERROR:
      return 'rejoin';
  }
}

/**
 * Whether someone else's connection was lost, by the reason that the server gives for its end: no one decided it. A
 * server that gives no reason leaves that open, and so does the library while it connects again by itself.
 */
export function isLoss(reason: DisconnectReason | undefined): boolean {
  return reason !== undefined && reason !== DisconnectReason.UNKNOWN_REASON && fateOf(reason) === 'rejoin';
}

/** Why a connection did not come about, from the reason of a `ConnectionError`; undefined for any other error. */
export function connectFailure(reason: ConnectionErrorReason | undefined): MediaFailure {
  switch (reason) {
    case ConnectionErrorReason.NotAllowed:
      return { at: 'access', why: 'expired' };
    case ConnectionErrorReason.Timeout:
      return { at: 'network', why: 'timeout' };
    // The signalling works and the media do not: a firewall lets no UDP and no TURN through.
    case ConnectionErrorReason.InternalError:
      return { at: 'network', why: 'blocked' };
    case undefined:
    case ConnectionErrorReason.ServerUnreachable:
    case ConnectionErrorReason.Cancelled:
    case ConnectionErrorReason.LeaveRequest:
    case ConnectionErrorReason.WebSocket:
    case ConnectionErrorReason.ServiceNotFound:
      return { at: 'network', why: 'unreachable' };
  }
}

/** The port's level for the server's measure of a connection. */
export function qualityOf(quality: ConnectionQuality): MediaQuality {
  switch (quality) {
    case ConnectionQuality.Excellent:
      return 'good';
    case ConnectionQuality.Good:
      return 'fair';
    case ConnectionQuality.Poor:
      return 'poor';
    case ConnectionQuality.Lost:
      return 'lost';
    case ConnectionQuality.Unknown:
      return 'unknown';
  }
}

const SOURCES = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
  'screen-audio': Track.Source.ScreenShareAudio,
} as const satisfies Record<MediaSource, Track.Source>;

/** The library's name of a source. */
export const librarySource = (source: MediaSource): Track.Source => SOURCES[source];

/** The port's name of a source; undefined for one that it does not know. */
export function sourceOf(source: Track.Source): MediaSource | undefined {
  return (Object.keys(SOURCES) as MediaSource[]).find((own) => SOURCES[own] === source);
}

/** Milliseconds to wait before each attempt to come back after the library gave up; the last one is repeated. */
const WAITS_MS = [1000, 5000, 10_000, 15_000];

/** How long to wait before an attempt to come back, in milliseconds. @param attempt From 0. */
export function rejoinWait(attempt: number): number {
  return WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0;
}
