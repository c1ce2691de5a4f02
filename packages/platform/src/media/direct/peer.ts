import type { MediaLog, MediaSource, SignalMessage } from '../port.ts';
import { keepDescriptionsShort, limitSender } from './bitrates.ts';
import { createLinkMeter } from './quality.ts';
import type { LinkFigures } from './quality.ts';
import type { OwnTrack } from '../own/own-tracks.ts';

type Linked = Extract<SignalMessage, { attempt: number }>;
type Described = { type: RTCSdpType; sdp: string };

/** Milliseconds that a link may take to come, or may be interrupted, before it is mended. */
const PATIENCE_MS = { connecting: 8000, disconnected: 3000 } as const;
/** How often a link is mended by new candidates before a new connection is made. */
const RESTARTS = 2;

export interface PeerOptions {
  /** Ids of oneself and the other in the room. The lower one is impolite: its offer wins where both offer at once. */
  ownId: string;
  id: string;
  ownEpoch: string;
  epoch: string;
  configuration: RTCConfiguration;
  send: (message: SignalMessage) => void;
  own: () => readonly OwnTrack[];
  /** How many people are in the call. */
  people: () => number;
  /** Called with a stream of the other when it arrives, and with null tracks when it goes. */
  onStream: (stream: MediaStream) => void;
  /** Called when `status` changes. */
  onStatus: () => void;
  after: (milliseconds: number, work: () => void) => () => void;
  log: MediaLog;
}

export type PeerStatus = 'connecting' | 'connected' | 'interrupted';

/**
 * The link to one other member by perfect negotiation (docs/rules/calls.md, Negotiation). Everything that is said about
 * it goes through one chain of promises, candidates wait for a description, and whatever belongs to an earlier joining
 * or attempt is dropped. https://w3c.github.io/webrtc-pc/#perfect-negotiation-example
 */
export function createPeer(options: PeerOptions) {
  const { ownId, id, ownEpoch, epoch, configuration, send, own, people, onStream, onStatus, after, log } = options;
  const isPolite = ownId > id;
  let attempt = 0;
  let restarts = 0;
  let isClosed = false;
  let status: PeerStatus = 'connecting';
  let connection = open();
  let chain: Promise<void> = Promise.resolve();
  let cancelWatch: (() => void) | null = null;
  let meter = createLinkMeter();
  let state: { isMakingOffer: boolean; ignoresOffer: boolean; waiting: RTCIceCandidateInit[] } = fresh();
  const senders = new Map<MediaSource, RTCRtpSender>();

  function fresh() {
    return { isMakingOffer: false, ignoresOffer: false, waiting: [] };
  }

  const linked = () => ({ epoch: ownEpoch, for: epoch, attempt });

  /** Runs work after all that came before it; one that fails stops nothing. */
  function next(work: () => Promise<void>): Promise<void> {
    const before = connection;
    chain = chain.then(async () => {
      if (isClosed || before !== connection) return;
      try {
        await work();
      } catch (error) {
        log('negotiation failed', { name: (error as Error).name });
      }
    });
    return chain;
  }

  function become(now: PeerStatus): void {
    if (status === now) return;
    status = now;
    onStatus();
  }

  function open(): RTCPeerConnection {
    const made = new RTCPeerConnection(configuration);
    const whileOurs = (work: () => void) => () => {
      if (made === connection && !isClosed) work();
    };
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (made !== connection || isClosed || !candidate || candidate.candidate === '') return;
      const { candidate: line, sdpMid, sdpMLineIndex } = candidate;
      send({ kind: 'candidate', ...linked(), candidate: line, sdpMid, sdpMLineIndex });
    });
    made.addEventListener(
      'negotiationneeded',
      whileOurs(() => {
        // The first offer is the impolite side's, which always has one to make; the answer carries the own tracks.
        if (isPolite && made.remoteDescription === null) return;
        void next(() => offer(made));
      }),
    );
    made.addEventListener('track', ({ streams }) => {
      for (const stream of streams) onStream(stream);
    });
    made.addEventListener('connectionstatechange', whileOurs(watch));
    return made;
  }

  async function offer(made: RTCPeerConnection): Promise<void> {
    // The browser asks again once the description under way is settled.
    if (made.signalingState !== 'stable') return;
    try {
      state.isMakingOffer = true;
      keepDescriptionsShort(made);
      await made.setLocalDescription();
      sendDescription(made);
    } finally {
      state.isMakingOffer = false;
    }
    limit();
  }

  function sendDescription(made: RTCPeerConnection): void {
    const { type, sdp } = made.localDescription ?? {};
    if (type && sdp) send({ kind: 'description', ...linked(), type, sdp });
  }

  async function describe({ type, sdp }: Described): Promise<void> {
    const made = connection;
    const isCollision = type === 'offer' && (state.isMakingOffer || made.signalingState !== 'stable');
    state.ignoresOffer = !isPolite && isCollision;
    if (state.ignoresOffer) return;
    // An answer to an offer that was rolled back.
    if (type === 'answer' && made.signalingState !== 'have-local-offer') return;
    await made.setRemoteDescription({ type, sdp });
    for (const candidate of state.waiting.splice(0)) await made.addIceCandidate(candidate).catch(() => undefined);
    if (type !== 'offer') return;
    keepDescriptionsShort(made);
    await made.setLocalDescription();
    sendDescription(made);
    limit();
  }

  async function consider(candidate: RTCIceCandidateInit): Promise<void> {
    if (connection.remoteDescription === null) {
      state.waiting.push(candidate);
      return;
    }
    try {
      await connection.addIceCandidate(candidate);
    } catch (error) {
      if (!state.ignoresOffer) throw error;
    }
  }

  /** The polite side waits twice as long: what the other one does by itself need not be asked for. */
  const patience = (state: keyof typeof PATIENCE_MS) => PATIENCE_MS[state] * (isPolite ? 2 : 1);

  function watch(): void {
    cancelWatch?.();
    cancelWatch = null;
    switch (connection.connectionState) {
      case 'connected':
        restarts = 0;
        become('connected');
        break;
      case 'failed':
        become('interrupted');
        mend();
        break;
      case 'disconnected':
        become('interrupted');
        cancelWatch = after(patience('disconnected'), mend);
        break;
      case 'new':
      case 'connecting':
      case 'closed':
        cancelWatch = after(patience('connecting'), mend);
    }
  }

  /**
   * New candidates for the same connection, twice; then a new connection. The impolite side does it, the other one asks
   * for it.
   */
  function mend(): void {
    if (isClosed || connection.connectionState === 'connected') return;
    cancelWatch?.();
    // A link that never came about is told as one that was lost, and not shown as someone who is silent.
    become('interrupted');
    restarts += 1;
    log('link mended', { restarts });
    if (isPolite) send({ kind: 'again', ...linked() });
    // Without an answer to the last offer there is nothing that could be restarted.
    else if (restarts <= RESTARTS && connection.signalingState === 'stable' && connection.remoteDescription !== null)
      connection.restartIce();
    else renew(attempt + 1);
    cancelWatch = after(patience('connecting'), mend);
  }

  function renew(to: number): void {
    connection.close();
    attempt = to;
    restarts = 0;
    state = fresh();
    meter = createLinkMeter();
    senders.clear();
    connection = open();
    start();
  }

  /** Puts the own tracks into the connection, which makes the impolite side offer. */
  function start(): void {
    // It gives the impolite side something to offer where no one sends anything, and shows the link's state.
    if (!isPolite) connection.createDataChannel('link');
    for (const track of own()) update(track.source);
    watch();
  }

  /** Brings what is sent of a source to what the own track is now. */
  function update(source: MediaSource): void {
    const track = own().find((one) => one.source === source);
    const sender = senders.get(source);
    if (!track) {
      if (!sender) return;
      senders.delete(source);
      connection.removeTrack(sender);
    } else if (sender) {
      if (sender.track !== track.track) void sender.replaceTrack(track.track).catch(() => undefined);
    } else if (track.track) {
      // Not addTransceiver: where both offer at once the polite side would keep unused ones.
      senders.set(source, connection.addTrack(track.track, track.stream));
      limit();
    }
  }

  function limit(): void {
    for (const [source, sender] of senders) void limitSender(sender, source, people());
  }

  start();
  return {
    id,
    epoch,
    status: () => status,
    update,
    limit,
    /** Takes a message about this link. */
    hear: (message: Linked): void => {
      if (isClosed || message.for !== ownEpoch || message.epoch !== epoch || message.attempt < attempt) return;
      if (message.attempt > attempt) renew(message.attempt);
      if (message.kind === 'description') void next(() => describe(message));
      else if (message.kind === 'candidate') {
        const { candidate, sdpMid, sdpMLineIndex } = message;
        void next(() => consider({ candidate, sdpMid, sdpMLineIndex }));
      } else if (!isPolite && connection.connectionState !== 'connected') renew(attempt + 1);
    },
    /** Mends the link at once, after the network changed. */
    retry: (): void => {
      if (status !== 'connected') mend();
    },
    measure: async (): Promise<LinkFigures | null> => {
      const report = await connection.getStats().catch(() => null);
      return report && meter(report);
    },
    /** Loudness of what is heard of them, from 0 to 1. */
    level: (): number =>
      Math.max(
        0,
        ...connection
          .getReceivers()
          .filter(({ track }) => track.kind === 'audio')
          .map((receiver) => receiver.getSynchronizationSources()[0]?.audioLevel ?? 0),
      ),
    close: (): void => {
      isClosed = true;
      cancelWatch?.();
      connection.close();
    },
  };
}

export type Peer = ReturnType<typeof createPeer>;
