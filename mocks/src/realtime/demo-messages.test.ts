import { describe, expect, it } from 'vitest';
import { PINNED_NOW } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createDemoMessages } from './demo-messages.ts';
import type { ServerEvent } from './outbox.ts';

const { amina } = ids.providers;

/** Two tabs of a demo on one store, and a timer that the test moves. */
function demo() {
  const due: [number, () => void][] = [];
  const events: ServerEvent[] = [];
  const store = createMemoryStore();
  const schedule = (work: () => void, milliseconds: number) => {
    const entry: [number, () => void] = [milliseconds, work];
    due.push(entry);
    return () => void due.splice(due.indexOf(entry), 1);
  };
  const connect = createDemoMessages(
    { store, now: () => new Date(PINNED_NOW) },
    (event) => events.push(event),
    schedule,
  );
  const pass = async (milliseconds: number) => {
    for (const [at, work] of due) if (at <= milliseconds) work();
    await store.run(() => undefined);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { connect, pass, events, due };
}

describe('the demo’s simulated clients', () => {
  it('[SESSION-4] write twice to a connected provider, each once, for any number of tabs', async () => {
    const { connect, pass, events } = demo();
    connect(amina);
    connect(amina);
    await pass(40_000);
    expect(events.map(({ name, to }) => [name, to])).toEqual([['client.message', amina]]);
    await pass(240_000);
    expect(events.map(({ payload }) => ('unread' in payload ? payload.unread : null))).toEqual([3, 4]);
    expect(new Set(events.map(({ payload }) => ('clientId' in payload ? payload.clientId : null))).size).toBe(2);
  });

  it('[SESSION-4] do not write to a disconnected provider or one without clients', async () => {
    const { connect, pass, events, due } = demo();
    connect(amina)();
    expect(due).toEqual([]);
    connect('prv-unknown' as typeof amina);
    await pass(240_000);
    expect(events).toEqual([]);
  });
});
