import { describe, expect, it } from 'vitest';
import { createDraftVault } from '../drafts/index.ts';
import { memoryDrafts } from '../drafts/testing.ts';
import { createOfflineCopies } from './copy.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-24T15:00:00Z');

function setUp() {
  const { storage, drafts } = memoryDrafts();
  const clock = { now: START };
  const now = () => clock.now;
  const vault = createDraftVault({ storage, crypto, now });
  return { copies: createOfflineCopies(vault, now), vault, drafts, clock };
}

const plan = { warningSigns: ['I stop answering the phone'] };
const layla = { userId: 'layla', until: START + 5 * MINUTE_MS };

describe('what is kept for offline use', () => {
  it('[SEC-17] is available to the session that read it, with the time of reading', async () => {
    const { copies, clock } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    clock.now += MINUTE_MS;
    expect(await copies.session()).toEqual(layla);
    expect(await copies.read('layla', 'safety-plan')).toEqual({ value: plan, at: START });
  });

  it('[SEC-15] leaves no trace of a user who reads nothing that is kept', async () => {
    const { copies, drafts } = setUp();
    await copies.noteSession(layla);
    expect(drafts.size).toBe(0);
  });

  it('is not kept for an unknown session', async () => {
    const { copies, drafts } = setUp();
    await copies.keep('layla', 'safety-plan', plan);
    await copies.noteSession({ userId: 'omar', until: START + 5 * MINUTE_MS });
    await copies.keep('layla', 'safety-plan', plan);
    expect(drafts.size).toBe(0);
  });

  it('[SEC-15] reveals neither content nor owner on disk', async () => {
    const { copies, drafts } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    const entries = [...drafts.values()] as { sealed: ArrayBuffer }[];
    const onDisk =
      JSON.stringify(entries) + entries.map(({ sealed }) => Buffer.from(sealed).toString('latin1')).join('');
    for (const secret of ['layla', 'phone', 'warningSigns']) expect(onDisk).not.toContain(secret);
  });

  it('[SEC-17] cannot be opened once the session has expired', async () => {
    const { copies, clock } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    clock.now = layla.until;
    expect(await copies.session()).toBeNull();
    expect(await copies.read('layla', 'safety-plan')).toBeNull();
  });

  it('[SEC-17] is not kept longer when the clock is set back', async () => {
    const { copies, clock } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    clock.now -= 5 * MINUTE_MS;
    expect(await copies.session()).toBeNull();
  });

  it('stays available while the session is renewed', async () => {
    const { copies, clock } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'next-session', { items: [] });
    clock.now += 4 * MINUTE_MS;
    await copies.noteSession({ userId: 'layla', until: clock.now + 5 * MINUTE_MS });
    clock.now += 4 * MINUTE_MS;
    expect(await copies.read('layla', 'next-session')).toEqual({ value: { items: [] }, at: START });
  });

  it('[SEC-15] is never available to the next user', async () => {
    const { copies } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    await copies.noteSession({ userId: 'omar', until: START + 5 * MINUTE_MS });
    expect(await copies.read('omar', 'safety-plan')).toBeNull();
    expect(await copies.read('layla', 'safety-plan')).toBeNull();
  });

  it('[SEC-15] is removed from the disk when the session ends, and drafts are not', async () => {
    const { copies, vault, drafts } = setUp();
    await copies.noteSession(layla);
    await copies.keep('layla', 'safety-plan', plan);
    await copies.keep('layla', 'next-session', { items: [] });
    await vault.seal('layla', 'message:p-1', { text: 'Thank you' });
    await copies.forgetAll();
    expect(drafts.size).toBe(1);
    expect(await copies.session()).toBeNull();
    expect(await vault.open('layla', 'message:p-1')).toEqual({ text: 'Thank you' });
  });

  it.each([
    ['a text'],
    [null],
    [{ userId: 7, until: 1, notedAt: 1 }],
    [{ userId: 'layla', until: 'soon', notedAt: START }],
    [[]],
  ])('[SEC-10] ignores an invalid record: %j', async (noted) => {
    const { copies, vault } = setUp();
    await vault.seal('offline:device', 'offline:session', noted);
    expect(await copies.session()).toBeNull();
    await copies.forgetAll();
  });
});
