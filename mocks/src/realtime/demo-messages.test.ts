import { describe, expect, it } from 'vitest';
import { PINNED_NOW } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { writeToConnected } from './demo-messages.ts';
import type { ServerEvent } from './outbox.ts';

const { amina } = ids.providers;

/** Two tabs of a demo on one store, and a timer that the test moves. */
function demo() {
  const due: [number, () => void][] = [];
  const told: ServerEvent[] = [];
  const store = createMemoryStore();
  const schedule = (work: () => void, milliseconds: number) => {
    const entry: [number, () => void] = [milliseconds, work];
    due.push(entry);
    return () => void due.splice(due.indexOf(entry), 1);
  };
  const connect = writeToConnected({ store, now: () => new Date(PINNED_NOW) }, (event) => told.push(event), schedule);
  const pass = async (milliseconds: number) => {
    for (const [at, work] of due) if (at <= milliseconds) work();
    await store.run(() => undefined);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { connect, pass, told, due };
}

describe('the demo’s clients', () => {
  it('[SESSION-4] write twice to a provider who is connected, each of them once, however many tabs are open', async () => {
    const { connect, pass, told } = demo();
    connect(amina);
    connect(amina);
    await pass(40_000);
    expect(told.map(({ name, to }) => [name, to])).toEqual([['client.message', amina]]);
    await pass(240_000);
    expect(told.map(({ payload }) => ('unread' in payload ? payload.unread : null))).toEqual([3, 4]);
    expect(new Set(told.map(({ payload }) => ('clientId' in payload ? payload.clientId : null))).size).toBe(2);
  });

  it('[SESSION-4] write to nobody who has left, and to no provider without clients', async () => {
    const { connect, pass, told, due } = demo();
    connect(amina)();
    expect(due).toEqual([]);
    connect('prv-nobody' as typeof amina);
    await pass(240_000);
    expect(told).toEqual([]);
  });
});
