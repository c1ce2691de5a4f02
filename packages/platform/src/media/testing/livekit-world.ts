import { ConnectionError, DisconnectReason, RoomEvent } from 'livekit-client';
import type { RoomOptions, Track } from 'livekit-client';
import { connectLiveKit } from '../livekit/connect.ts';
import type { LiveKitOptions } from '../livekit/connect.ts';
import type { CallRoom } from '../livekit/room.ts';
import type { MediaAccess } from '../port.ts';
import type { ConformanceWorld } from './conformance.ts';
import { createSignalHub, drawnCapture } from './direct-world.ts';

type LiveKitAccess = Extract<MediaAccess, { adapter: 'livekit' }>;

/** A track as the library shows it to the others; the same object for all of them. */
interface FakePublication {
  trackSid: string;
  source: Track.Source;
  isMuted: boolean;
  isSubscribed: boolean;
  track: { streamState: string; getRTCStatsReport: () => Promise<undefined>; attach: () => void; detach: () => void };
  setSubscribed: (isWanted: boolean) => void;
  setEnabled: (isWanted: boolean) => void;
}

interface FakePerson {
  /** The server's id of this connection. */
  sid: string;
  identity: string;
  connectionQuality: string;
  audioLevel: number;
  isEncrypted: boolean;
  permissions: { canPublish: boolean };
  trackPublications: Map<string, FakePublication>;
  videoTrackPublications: Map<string, FakePublication>;
}

/** A LiveKit server without a network: what one room publishes, the others of its kind see. */
export function createFakeServer() {
  const inside = new Map<string, FakeRoom>();
  let isAway = false;
  let refusals = 0;
  let sids = 0;
  let connections = 0;

  class FakeRoom {
    readonly remoteParticipants = new Map<string, FakePerson>();
    readonly listeners = new Map<string, ((...values: unknown[]) => void)[]>();
    readonly sid = `PA_${(connections += 1)}`;
    readonly self: FakePerson;
    readonly sent: { readonly mediaStreamTrack: MediaStreamTrack }[] = [];
    canPlaybackAudio = true;
    readonly localParticipant = {
      sid: this.sid,
      connectionQuality: 'excellent',
      publishTrack: async (media: MediaStreamTrack, options: { source: Track.Source }) => {
        const publication = this.publication(options.source);
        this.self.trackPublications.set(publication.trackSid, publication);
        this.tellOthers(RoomEvent.TrackPublished);
        const track = {
          mediaStreamTrack: media,
          sid: publication.trackSid,
          get isMuted() {
            return publication.isMuted;
          },
          mute: async () => this.mute(publication, true),
          unmute: async () => this.mute(publication, false),
          replaceTrack: async (other: MediaStreamTrack) => void (track.mediaStreamTrack = other),
        };
        this.sent.push(track);
        return { track };
      },
      unpublishTrack: async ({ sid }: { sid: string }) => {
        this.self.trackPublications.delete(sid);
        this.tellOthers(RoomEvent.TrackUnpublished);
      },
    };

    /** Events of the page at which the library leaves by itself; its option is about the two others alone. */
    readonly leavesAt = ['freeze'];
    readonly leaveAtPage = () => void this.disconnect();

    constructor(
      identity: string,
      options: Pick<RoomOptions, 'disconnectOnPageLeave'>,
      permissions: FakePerson['permissions'],
    ) {
      if (options.disconnectOnPageLeave !== false) this.leavesAt.push('pagehide', 'beforeunload');
      this.self = {
        sid: this.sid,
        identity,
        connectionQuality: 'excellent',
        audioLevel: 0,
        isEncrypted: false,
        permissions,
        trackPublications: new Map(),
        videoTrackPublications: new Map(),
      };
    }

    publication(source: Track.Source): FakePublication {
      sids += 1;
      return {
        trackSid: `TR_${sids}`,
        source,
        isMuted: false,
        isSubscribed: true,
        track: {
          streamState: 'active',
          getRTCStatsReport: () => Promise.resolve(undefined),
          attach: () => undefined,
          detach: () => undefined,
        },
        setSubscribed: () => undefined,
        setEnabled: () => undefined,
      };
    }

    mute(publication: FakePublication, isMuted: boolean): void {
      publication.isMuted = isMuted;
      this.tellOthers(isMuted ? RoomEvent.TrackMuted : RoomEvent.TrackUnmuted);
    }

    on(event: string, listener: (...values: unknown[]) => void): void {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    }

    emit(event: string, ...values: unknown[]): void {
      for (const listener of this.listeners.get(event) ?? []) listener(...values);
    }

    tellOthers(event: string, ...values: unknown[]): void {
      for (const room of inside.values()) if (room !== this) room.emit(event, ...values);
    }

    async connect(): Promise<void> {
      await Promise.resolve();
      if (isAway) throw ConnectionError.serverUnreachable('away');
      if (refusals > 0) {
        refusals -= 1;
        throw ConnectionError.notAllowed('invalid token', 401);
      }
      const { identity } = this.self;
      inside.get(identity)?.end(DisconnectReason.DUPLICATE_IDENTITY);
      for (const room of inside.values()) {
        this.remoteParticipants.set(room.self.identity, room.self);
        room.remoteParticipants.set(identity, this.self);
      }
      inside.set(identity, this);
      for (const name of this.leavesAt) globalThis.addEventListener(name, this.leaveAtPage);
      this.tellOthers(RoomEvent.ParticipantConnected, this.self);
    }

    /** The server, or the library, ends the connection. */
    end(reason: DisconnectReason | undefined): void {
      const { identity } = this.self;
      if (inside.get(identity) !== this) return;
      inside.delete(identity);
      for (const name of this.leavesAt) globalThis.removeEventListener(name, this.leaveAtPage);
      this.remoteParticipants.clear();
      for (const room of inside.values()) {
        room.remoteParticipants.delete(identity);
        room.emit(RoomEvent.ParticipantDisconnected, this.self, reason);
      }
      this.emit(RoomEvent.Disconnected, reason);
    }

    /** Like the library, it stops what was sent unless it is told not to, and does nothing a second time. */
    async disconnect(stopsTracks: boolean = true): Promise<void> {
      if (stopsTracks && inside.get(this.self.identity) === this)
        for (const { mediaStreamTrack } of this.sent) mediaStreamTrack.stop();
      this.end(DisconnectReason.CLIENT_INITIATED);
    }
    async prepareConnection(): Promise<void> {}
    async startAudio(): Promise<void> {
      this.canPlaybackAudio = true;
    }
    async switchActiveDevice(): Promise<boolean> {
      return true;
    }
    async setE2EEEnabled(): Promise<void> {}
  }

  return {
    roomOf: (identity: string, options: RoomOptions = {}, permissions = { canPublish: true }) =>
      new FakeRoom(identity, options, permissions) as unknown as CallRoom,
    ids: () => [...inside.keys()],
    /** Has something happen to one connection. */
    play: (identity: string, event: RoomEvent, ...values: unknown[]) => inside.get(identity)?.emit(event, ...values),
    end: (identity: string, reason: DisconnectReason | undefined) => inside.get(identity)?.end(reason),
    setAway: (isNowAway: boolean) => {
      isAway = isNowAway;
    },
    /** Refuses the next tokens. */
    refuse: (times: number) => {
      refusals = times;
    },
  };
}

/** Access to a LiveKit server, for tests. */
export const liveKitAccess = (participantId: string, change: Partial<LiveKitAccess> = {}): LiveKitAccess => ({
  adapter: 'livekit',
  participantId,
  url: 'wss://media.example',
  token: 'token',
  canPublish: true,
  privacy: 'STANDARD',
  expiresAt: '2026-11-24T15:01:00.000Z',
  ...change,
});

/** A call through a LiveKit server that is no server. */
export function createLiveKitWorld(): ConformanceWorld {
  const server = createFakeServer();
  const hub = createSignalHub();
  return worldOf((id) => ({
    access: liveKitAccess(id),
    channel: hub.channelOf(id),
    options: { createRoom: (options) => server.roomOf(id, options) },
  }));
}

interface Entry {
  access: LiveKitAccess;
  channel: ReturnType<ReturnType<typeof createSignalHub>['channelOf']>;
  options?: LiveKitOptions;
}

/** A call through LiveKit, with devices that need no hardware. @param entryOf How someone comes in. */
export function worldOf(entryOf: (id: string) => Entry): ConformanceWorld {
  return {
    open: (id, settings) => {
      const { access, channel, options } = entryOf(id);
      const devices = drawnCapture(settings);
      return { room: connectLiveKit(access, channel, undefined, { capture: devices.capture, ...options }), ...devices };
    },
  };
}
