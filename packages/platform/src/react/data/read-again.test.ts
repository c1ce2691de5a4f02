import { afterEach, describe, expect, it, vi } from 'vitest';
import { listJournal } from '../../contract/index.ts';

/** Channels of one name hear each other, not themselves, as those of tabs do. */
class Channel {
  static readonly open = new Set<Channel>();
  static readonly posted: unknown[] = [];
  readonly listeners = new Set<(event: { data: unknown }) => void>();
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    Channel.posted.push(data);
    for (const other of Channel.open) if (other !== this) for (const listener of other.listeners) listener({ data });
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.add(listener);
  }
  removeEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.delete(listener);
  }
}

/** A tab of its own: a module of its own, with its own channel. */
async function openTab() {
  vi.resetModules();
  return import('./read-again.ts');
}

const reads = ['appointments.list', 'calendar.events', 'journal.list', 'posts.list'];
/** A cache that notes which reads it was asked to repeat. */
function cache() {
  const again: string[] = [];
  return {
    again,
    readAgain: async (isStale: (read: string) => boolean) => void again.push(...reads.filter((read) => isStale(read))),
  };
}

afterEach(() => {
  Channel.open.clear();
  Channel.posted.length = 0;
  vi.unstubAllGlobals();
});

describe('after a write', () => {
  it('[API-5] what it made stale is read again once here and once in the other tab, with what a screen adds', async () => {
    vi.stubGlobal('window', { BroadcastChannel: Channel });
    const [here, there] = [await openTab(), await openTab()];
    const [mine, theirs] = [cache(), cache()];
    here.followOtherTabs(mine.readAgain);
    there.followOtherTabs(theirs.readAgain);
    await here.readAgainAfter('appointments.update', mine.readAgain, [listJournal]);
    expect(mine.again).toEqual(['appointments.list', 'calendar.events', 'journal.list']);
    expect(theirs.again).toEqual(['appointments.list', 'calendar.events']);
  });

  it('[SEC-10] the other tabs are told the name of the write and nothing else, and foreign messages change nothing', async () => {
    vi.stubGlobal('window', { BroadcastChannel: Channel });
    const [here, there] = [await openTab(), await openTab()];
    const theirs = cache();
    const stop = there.followOtherTabs(theirs.readAgain);
    await here.readAgainAfter('appointments.update', cache().readAgain);
    expect(Channel.posted).toEqual(['appointments.update']);
    for (const tab of Channel.open) tab.postMessage({ name: 'appointments.update' });
    expect(theirs.again).toHaveLength(2);
    stop();
    await here.readAgainAfter('posts.create', cache().readAgain);
    expect(theirs.again).toHaveLength(2);
  });

  it('[API-5] it is read again here in a browser without channels', async () => {
    vi.stubGlobal('window', {});
    const mine = cache();
    await (await openTab()).readAgainAfter('posts.create', mine.readAgain);
    expect(mine.again).toEqual(['posts.list']);
  });
});
