import { describe, expect, it } from 'vitest';
import { everyone, memoryStorage, openTab, START, switchMessage, therapist } from './testing.ts';

/** A tab of `everyone` on this path, in which nothing has happened yet. */
function tabOn(path: string) {
  const storage = memoryStorage();
  const tab = openTab({ storage });
  tab.store.signIn(everyone);
  tab.goTo(path);
  return { ...tab, storage };
}

const ts = new Date(START).toISOString();

describe('a switch in another tab', () => {
  it('[PORTAL-5] updates history and time, and leaves the portal of a page that belongs to one', () => {
    const { store, receive, pass, done } = tabOn('/admin/sessions');
    receive(switchMessage());
    pass(1000);
    expect(store.getState()).toMatchObject({
      activePortal: 'admin',
      lastUsedAt: { provider: ts },
      switchHistory: [switchMessage()],
    });
    expect(done).toEqual([]);
  });

  it('[PORTAL-5] updates the active portal on a page of no portal, and never logs or broadcasts it again', () => {
    const { store, receive, pass, done, posted, logged } = tabOn('/about');
    receive(switchMessage());
    pass(1000);
    expect(store.getState()).toMatchObject({
      activePortal: 'provider',
      lastUsedAt: { provider: ts },
      transitionState: 'idle',
    });
    expect([posted, logged]).toEqual([[], []]);
    // The connection belongs to the active portal, however it became active.
    expect(done).toEqual(['realtime open']);
  });

  it('[PORTAL-8] reaches the other tabs as the same entry that the history has', async () => {
    const sending = tabOn('/admin');
    await sending.switched('provider');
    const receiving = tabOn('/admin');
    receiving.pass(5000);
    for (const message of sending.posted) receiving.receive(structuredClone(message));
    receiving.pass(1000);
    expect(receiving.store.getState().switchHistory).toEqual(sending.store.getState().switchHistory);
    expect(receiving.store.getState().lastUsedAt).toEqual(sending.store.getState().lastUsedAt);
  });

  it('[PORTAL-5] that is older than one’s own does not turn the tab back', async () => {
    const { store, switched, receive, pass, goTo } = tabOn('/about');
    await switched('consumer');
    goTo('/about');
    receive(switchMessage());
    pass(1000);
    expect(store.getState().activePortal).toBe('consumer');
    expect(store.getState().switchHistory).toHaveLength(2);
  });

  it('[PORTAL-5] counts once, however often it is received', () => {
    const { store, receive, pass } = tabOn('/admin');
    for (let times = 0; times < 5; times += 1) {
      receive(switchMessage());
      pass(1000);
    }
    expect(store.getState().switchHistory).toEqual([switchMessage()]);
  });
});

describe('what else is written to the channel', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'provider'],
    ['a number', 7],
    ['a list', [switchMessage()]],
    ['an empty object', {}],
    ['a function’s remains', { switchTo: 'provider' }],
    ['a state', { state: { activePortal: 'provider' }, version: 1 }],
    ['another user’s switch', switchMessage({ userId: 'usr-other' })],
    ['a switch without a user', switchMessage({ userId: '' })],
    ['a switch to nowhere', switchMessage({ to: 'root' })],
    ['a switch to where one is', switchMessage({ to: 'admin' })],
    ['a switch from nowhere', switchMessage({ from: undefined })],
    ['a switch for another reason', switchMessage({ reason: 'attack' })],
    ['a switch without a time', switchMessage({ ts: undefined })],
    ['a switch at a number', switchMessage({ ts: START })],
    ['a switch at no time', switchMessage({ ts: 'aaaaaaaaaaaaaaaaaaaaaaaa' })],
    ['a switch in the future', switchMessage({ ts: '2999-01-01T00:00:00.000Z' })],
    ['a switch of the year 100,000', switchMessage({ ts: '+100000-01-01T00:00:00.000Z' })],
    ['a switch in another notation', switchMessage({ ts: '2026-11-24T10:00:00-05:00' })],
    ['an id without an end', switchMessage({ userId: 'x'.repeat(100_000) })],
    ['a switch on the prototype', JSON.parse(`{"__proto__":${JSON.stringify(switchMessage())}}`)],
    ['a lent switch', Object.create(switchMessage()) as unknown],
  ])('[SEC-10] is passed over: %s', (_, message) => {
    const { store, receive, pass, done, storage } = tabOn('/about');
    const before = store.getState();
    const stored = [...storage.values];
    receive(message);
    pass(1000);
    expect(store.getState()).toBe(before);
    expect([...storage.values]).toEqual(stored);
    expect(done).toEqual([]);
  });

  it('[SEC-10] is passed over when it names a portal that this person is not offered', () => {
    const { store, receive, pass } = openTab();
    receive(switchMessage());
    pass(1000);
    expect(store.getState()).toBe(store.getInitialState());
  });

  it.each<[string, (index: number) => unknown]>([
    ['nonsense', () => ({ type: 'switch', payload: 'x'.repeat(1000) })],
    ['the same switch', () => switchMessage()],
    ['always other switches', (index) => switchMessage({ ts: new Date(START - index * 1000).toISOString() })],
  ])('[SEC-10] changes nothing when 10,000 of %s come at once, and writes nothing', (_, messageOf) => {
    const { store, receive, pass, done, storage } = tabOn('/about');
    const before = store.getState();
    const stored = [...storage.values];
    const start = performance.now();
    for (let index = 0; index < 10_000; index += 1) {
      receive(messageOf(index));
      // The messages arrive slowly, so that the flood spans many windows and ends within one.
      if (index % 997 === 996) pass(100);
    }
    pass(5000);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(store.getState()).toBe(before);
    expect([...storage.values]).toEqual(stored);
    expect(done).toEqual([]);
  });

  it('[SEC-10] changes nothing when a flood begins slowly, in a tab of the administration as elsewhere', () => {
    const { store, receive, pass, storage } = tabOn('/admin/sessions');
    const before = store.getState();
    const stored = [...storage.values];
    const send = (index: number) => receive(switchMessage({ ts: new Date(START - index * 1000).toISOString() }));
    // As a busy page receives it: a few at first, and the rest after the first have been waited for.
    for (let index = 0; index < 15; index += 1) send(index);
    pass(100);
    for (let index = 15; index < 10_000; index += 1) send(index);
    pass(5000);
    expect(store.getState()).toBe(before);
    expect([...storage.values]).toEqual(stored);
  });

  it('[SEC-10] changes and writes nothing when a switch that is known comes again', () => {
    const { store, receive, pass, storage } = tabOn('/admin/sessions');
    receive(switchMessage());
    pass(1000);
    const known = store.getState();
    storage.values.clear();
    receive(switchMessage());
    pass(1000);
    expect(store.getState()).toBe(known);
    expect([...storage.values]).toEqual([]);
  });

  it('[SEC-10] is passed over when it comes from a portal that this person is not offered', () => {
    const storage = memoryStorage();
    const { store, receive, pass, goTo } = openTab({ storage });
    store.signIn(therapist);
    goTo('/provider/notes');
    const before = store.getState();
    receive(switchMessage({ userId: therapist.id, from: 'admin', to: 'consumer' }));
    pass(1000);
    expect(store.getState()).toBe(before);
  });

  it('[SEC-10] does not deafen the tab for good', () => {
    const { store, receive, pass } = tabOn('/admin');
    for (let index = 0; index < 10_000; index += 1)
      receive(switchMessage({ ts: new Date(START - index).toISOString() }));
    pass(300);
    receive(switchMessage());
    pass(300);
    expect(store.getState().switchHistory).toEqual([switchMessage()]);
  });
});
