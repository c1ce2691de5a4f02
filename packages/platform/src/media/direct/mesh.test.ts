import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomChannel, SignalMessage } from '../port.ts';
import { createMesh } from './mesh.ts';

/** A connection whose state is what a test says. */
class FakeConnection extends EventTarget {
  static made: FakeConnection[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  remoteDescription = null;
  constructor() {
    super();
    FakeConnection.made.push(this);
  }
  createDataChannel(): void {}
  close(): void {
    this.connectionState = 'closed';
  }
  become(state: 'connected' | 'disconnected'): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

beforeEach(() => {
  FakeConnection.made = [];
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
});
afterEach(() => void vi.unstubAllGlobals());

/** A call of one's own and of the others who greet, each with a link that stands. */
function callWith(others: readonly string[]) {
  let hear: (from: string, message: SignalMessage) => void = () => undefined;
  let status: ReturnType<RoomChannel['status']> = 'open';
  const mesh = createMesh({
    ownId: 'a',
    channel: {
      send: () => undefined,
      on: (listener) => {
        hear = listener;
        return () => undefined;
      },
      status: () => status,
    },
    configuration: {},
    offered: 4,
    own: { list: () => [], of: () => undefined, states: () => [] },
    onChange: () => undefined,
    onFull: () => undefined,
    after: () => () => undefined,
    newEpoch: () => 'own',
    log: () => undefined,
  });
  mesh.join();
  for (const id of others) hear(id, { kind: 'hello', epoch: `of ${id}`, isReply: false, hasCamera: false });
  const links = FakeConnection.made;
  for (const link of links) link.become('connected');
  return {
    mesh,
    links,
    setChannel: (now: typeof status) => {
      status = now;
    },
    leave: (id: string) => hear(id, { kind: 'bye', epoch: `of ${id}` }),
  };
}

describe('who is cut off in a call between browsers', () => {
  it.each([
    { others: [], lost: 0, channel: 'open', isCutOff: false },
    { others: [], lost: 0, channel: 'waiting', isCutOff: false },
    { others: ['b'], lost: 0, channel: 'open', isCutOff: false },
    // Sound and picture go on without the channel.
    { others: ['b'], lost: 0, channel: 'waiting', isCutOff: false },
    { others: ['b'], lost: 1, channel: 'open', isCutOff: false },
    { others: ['b'], lost: 1, channel: 'waiting', isCutOff: true },
    { others: ['b', 'c'], lost: 1, channel: 'open', isCutOff: false },
    { others: ['b', 'c'], lost: 1, channel: 'waiting', isCutOff: false },
    { others: ['b', 'c'], lost: 2, channel: 'open', isCutOff: true },
    { others: ['b', 'c'], lost: 2, channel: 'waiting', isCutOff: true },
  ] as const)('of $others.length others $lost lost, the channel $channel: $isCutOff', (row) => {
    const { mesh, links, setChannel } = callWith(row.others);
    expect(links).toHaveLength(row.others.length);
    setChannel(row.channel);
    for (const link of links.slice(0, row.lost)) link.become('disconnected');
    expect(mesh.isCutOff()).toBe(row.isCutOff);
  });

  it('is not cut off any more once the links are back, or the others have left', () => {
    const { mesh, links, leave } = callWith(['b', 'c']);
    for (const link of links) link.become('disconnected');
    links[0]?.become('connected');
    expect(mesh.isCutOff()).toBe(false);
    links[0]?.become('disconnected');
    expect(mesh.isCutOff()).toBe(true);
    leave('b');
    leave('c');
    expect(mesh.isCutOff()).toBe(false);
  });

  it('says of one other alone that they are lost', () => {
    const { mesh, links } = callWith(['b']);
    links[0]?.become('disconnected');
    const voice = { speaking: false, level: 0 };
    expect(mesh.seats(() => voice)).toMatchObject([{ id: 'b', quality: 'lost' }]);
  });
});
