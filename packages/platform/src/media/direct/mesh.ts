import { EVERYBODY } from '../port.ts';
import type { MediaLog, MediaSeat, MediaSource, MediaTrackState, RoomChannel, SignalMessage } from '../port.ts';
import { awaySeat, inOrder, LOST } from '../seats.ts';
import { seatLimit } from './bitrates.ts';
import type { OwnTracks } from '../own/own-tracks.ts';
import { createPeer } from './peer.ts';
import type { Peer } from './peer.ts';
import { linkQuality } from './quality.ts';

/** Someone else in the call. */
interface Member {
  readonly peer: Peer;
  hasCamera: boolean;
  readonly streams: Map<string, MediaStream>;
  tracks: readonly MediaTrackState[];
  quality: Pick<MediaSeat, 'quality' | 'qualityReason'>;
}

export interface MeshOptions {
  ownId: string;
  channel: RoomChannel;
  configuration: RTCConfiguration;
  /** How many the server allows. */
  offered: number;
  own: Pick<OwnTracks, 'list' | 'of' | 'states'>;
  /** Calls back when anything of the others changed. */
  onChange: () => void;
  /** Called when the call holds no one more: one's own joining is over. */
  onFull: () => void;
  after: (milliseconds: number, work: () => void) => () => void;
  newEpoch: () => string;
  log: MediaLog;
}

type Greeting = Extract<SignalMessage, { kind: 'hello' }>;

/**
 * The links to all others of a call. A member answers once their own media is settled and their joining is said;
 * otherwise one side would hear nothing (docs/rules/calls.md, Calls between browsers).
 */
export function createMesh(options: MeshOptions) {
  const { ownId, channel, configuration, offered, own, onChange, onFull, after, newEpoch, log } = options;
  const epoch = newEpoch();
  const members = new Map<string, Member>();
  /** Those whose page went while they were in the call: their seat is kept. */
  const away = new Set<string>();
  let endListening: (() => void) | null = null;

  const hasCamera = () => own.of('camera')?.muted === false;
  const anyCamera = () => hasCamera() || [...members.values()].some((member) => member.hasCamera);
  const hello = (isReply: boolean): SignalMessage => ({ kind: 'hello', epoch, isReply, hasCamera: hasCamera() });

  function tellTracks(to: string): void {
    const tracks = own.states().map(({ id, source, muted }) => ({ id, source, muted }));
    channel.send(to, { kind: 'tracks', epoch, tracks });
  }

  function limit(): void {
    for (const { peer } of members.values()) peer.limit();
  }

  function meet(id: string, theirEpoch: string, theirCamera: boolean): Member {
    const known = members.get(id);
    if (known?.peer.epoch === theirEpoch) {
      known.hasCamera = theirCamera;
      return known;
    }
    // The same person again, after a reload or a crash: one seat.
    known?.peer.close();
    away.delete(id);
    const streams = new Map<string, MediaStream>();
    const peer = createPeer({
      ownId,
      id,
      ownEpoch: epoch,
      epoch: theirEpoch,
      configuration,
      send: (message) => channel.send(id, message),
      own: own.list,
      people: () => members.size + 1,
      onStream: (stream) => {
        streams.set(stream.id, stream);
        onChange();
      },
      onStatus: onChange,
      after,
      log,
    });
    const quality = { quality: 'unknown', qualityReason: null } as const;
    const member: Member = { peer, hasCamera: theirCamera, streams, tracks: [], quality };
    members.set(id, member);
    limit();
    return member;
  }

  function part(id: string, mayComeBack = false): void {
    members.get(id)?.peer.close();
    members.delete(id);
    if (mayComeBack) away.add(id);
    else away.delete(id);
    limit();
    onChange();
  }

  function greet(id: string, message: Greeting): void {
    const isKnown = members.get(id)?.peer.epoch === message.epoch;
    const people = 2 + members.size - Number(members.has(id));
    if (!isKnown && people > seatLimit(anyCamera() || message.hasCamera, offered)) {
      // Whoever was there before stays.
      if (message.isReply) onFull();
      else channel.send(id, { kind: 'full', for: message.epoch });
      return;
    }
    // The answer goes first, so that the other knows of this joining before any offer comes.
    if (!message.isReply) channel.send(id, hello(true));
    meet(id, message.epoch, message.hasCamera);
    tellTracks(id);
    onChange();
  }

  function hear(from: string, message: SignalMessage): void {
    if (from === ownId) return;
    switch (message.kind) {
      case 'hello':
        return greet(from, message);
      case 'full':
        if (message.for === epoch) onFull();
        return;
      case 'bye':
        if (members.get(from)?.peer.epoch === message.epoch) part(from, message.mayComeBack);
        return;
      case 'tracks': {
        const member = members.get(from);
        if (member?.peer.epoch !== message.epoch) return;
        member.tracks = message.tracks.map((track) => ({ ...track, pausedForBandwidth: false }));
        member.hasCamera = message.tracks.some(({ source, muted }) => source === 'camera' && !muted);
        return onChange();
      }
      case 'description':
      case 'candidate':
      case 'again': {
        const known = members.get(from);
        // Of an earlier joining of theirs: only a greeting takes its place.
        if (message.for !== epoch || (known && known.peer.epoch !== message.epoch)) return;
        // A greeting may have been lost on the way; this says the same.
        meet(from, message.epoch, known?.hasCamera ?? false).peer.hear(message);
        return;
      }
      // Between browsers no one stands in the middle: there is no key to give.
      case 'key-hello':
      case 'key':
    }
  }

  return {
    /** Says to everyone inside that one is here, and hears them from now on. */
    join: (): void => {
      const greetAll = () => channel.send(EVERYBODY, hello(false));
      const ends = [
        channel.on(hear),
        // Who joined while the channel was cut was not heard, and knows nothing of this one either.
        channel.onOpen?.(greetAll),
      ];
      endListening = () => {
        for (const end of ends) end?.();
      };
      greetAll();
    },
    part: (id: string): void => part(id),
    size: () => members.size,
    /**
     * Whether everyone else is out of reach by the own fault. Of one other alone the links cannot tell who is gone;
     * that is told by the channel, which opens for whoever reaches the server.
     */
    isCutOff: () =>
      members.size > 0 &&
      [...members.values()].every(({ peer }) => peer.status() === 'interrupted') &&
      (members.size > 1 || channel.status() !== 'open'),
    isPoor: () => [...members.values()].some(({ quality }) => quality.quality === 'poor'),
    /** Brings what is sent to what the own tracks are. */
    update: (source: MediaSource): void => {
      for (const { peer } of members.values()) peer.update(source);
      if (endListening) tellTracks(EVERYBODY);
    },
    retry: (): void => {
      for (const { peer } of members.values()) peer.retry();
    },
    streamOf: (trackId: string): MediaStream | undefined =>
      [...members.values()].map(({ streams }) => streams.get(trackId)).find((stream) => stream !== undefined),
    levels: () => new Map([...members].map(([id, { peer }]) => [id, peer.level()])),
    measure: async (): Promise<void> => {
      await Promise.all(
        [...members.values()].map(async (member) => {
          const figures = await member.peer.measure();
          if (!figures) return;
          const { quality, reason } = linkQuality(figures);
          member.quality = { quality, qualityReason: reason };
        }),
      );
    },
    /** The seats of the others, in the order of their ids. A track is shown once there is something to play. */
    seats: (voiceOf: (id: string) => Pick<MediaSeat, 'speaking' | 'level'>): MediaSeat[] =>
      inOrder([
        ...[...members].map(([id, { peer, tracks, streams, quality }]) => ({
          id,
          isSelf: false,
          tracks: tracks.filter((track) => streams.has(track.id)),
          ...voiceOf(id),
          ...(peer.status() === 'interrupted' ? LOST : quality),
          encrypted: true,
        })),
        ...[...away].map((id) => awaySeat(id, true)),
      ]),
    /**
     * Says goodbye where one has joined, and ends all links. @param isPageGone Whether the page goes, and may be loaded
     * again.
     */
    close: (isPageGone: boolean): void => {
      if (endListening) channel.send(EVERYBODY, { kind: 'bye', epoch, ...(isPageGone && { mayComeBack: true }) });
      endListening?.();
      endListening = null;
      for (const { peer } of members.values()) peer.close();
      members.clear();
      away.clear();
    },
  };
}
