import { describe, expect, it, test } from 'vitest';
import type { SessionNote } from '@sakina/platform/contract';
import { DraftBook } from './draft-book.ts';
import { readKeptDraft } from './kept-draft.ts';
import { NoteDraft } from './note-draft.ts';
import type { DraftPorts } from './note-draft.ts';
import { contentOf, sectionsOf, withText } from './templates.ts';
import type { NoteContent } from './templates.ts';

class Stale extends Error {}

const record = (version: number, text = '', changes: Partial<SessionNote> = {}) =>
  ({
    id: 'note-1',
    template: 'DAP',
    sections: sectionsOf('DAP', [{ key: 'DATA', text }]),
    status: 'DRAFT',
    version,
    ...changes,
  }) as SessionNote;

const typed = (text: string): NoteContent => withText(contentOf(record(1)), 'DATA', text);
const textOf = (content: NoteContent) => content.sections[0]?.text;

interface Call {
  text: string | undefined;
  version: number;
  key: string;
  answer: (note: SessionNote) => void;
  fail: (error: Error) => void;
}

function nth<T>(made: readonly T[], index: number): T {
  const one = made[index];
  if (one === undefined) throw new Error(`There was no call number ${index + 1}`);
  return one;
}

/** A server and a clock in the test's hands. */
function desk(base = record(1)) {
  const calls: Call[] = [];
  const reads: { answer: (note: SessionNote) => void; fail: (error: Error) => void }[] = [];
  let timer: (() => void) | null = null;
  let keys = 0;
  const ports: DraftPorts = {
    save: (content, version, key) =>
      new Promise((answer, fail) => void calls.push({ text: textOf(content), version, key, answer, fail })),
    read: () => new Promise((answer, fail) => void reads.push({ answer, fail })),
    isStale: (error) => error instanceof Stale,
    now: () => 42,
    after: (_, callback) => {
      timer = callback;
      return () => (timer = null);
    },
    newKey: () => `key-${(keys += 1)}`,
  };
  const call = (index: number) => nth(calls, index);
  const read = (index: number) => nth(reads, index);
  const settle = () => new Promise((done) => setImmediate(done));
  const pause = () => {
    const due = timer;
    timer = null;
    due?.();
  };
  return {
    draft: new NoteDraft(base, ports),
    ports,
    calls,
    call,
    reads,
    read,
    settle,
    pause,
    hasTimer: () => timer !== null,
  };
}

describe('saving while typing', () => {
  test('nothing is sent until typing pauses, then only the newest text', () => {
    const { draft, calls, pause } = desk();
    draft.edit(typed('W'));
    draft.edit(typed('Wakes'));
    expect(calls).toHaveLength(0);
    expect(draft.getSnapshot().phase).toBe('waiting');
    pause();
    expect(calls.map(({ text, version }) => [text, version])).toEqual([['Wakes', 1]]);
    expect(draft.getSnapshot().phase).toBe('saving');
  });

  test('one save is under way at a time; what is typed meanwhile goes after it, building on its version', async () => {
    const { draft, calls, call, settle, pause, hasTimer } = desk();
    draft.edit(typed('a'));
    pause();
    draft.edit(typed('ab'));
    draft.edit(typed('abc'));
    pause();
    expect(calls).toHaveLength(1);
    call(0).answer(record(2, 'a'));
    await settle();
    expect([call(1).text, call(1).version]).toEqual(['abc', 2]);
    call(1).answer(record(3, 'abc'));
    await settle();
    expect(calls).toHaveLength(2);
    expect(draft.getSnapshot()).toMatchObject({ phase: 'saved', savedAt: 42, note: { version: 3 } });
    expect(hasTimer()).toBe(false);
  });

  test('leaving sends at once and tells when everything is there', async () => {
    const { draft, call, settle } = desk();
    draft.edit(typed('a'));
    const flushed = draft.flush();
    draft.edit(typed('ab'));
    call(0).answer(record(2, 'a'));
    await settle();
    call(1).answer(record(3, 'ab'));
    expect(await flushed).toBe(true);
  });

  test('leaving without a change sends nothing', async () => {
    const { draft, calls } = desk();
    expect(await draft.flush()).toBe(true);
    expect(calls).toHaveLength(0);
  });

  test('typing back to what the server has needs no save', () => {
    const { draft, calls, hasTimer } = desk(record(1, 'a'));
    draft.edit(typed('ab'));
    draft.edit(typed('a'));
    expect(draft.isUnsaved).toBe(false);
    expect(hasTimer()).toBe(false);
    expect(calls).toHaveLength(0);
  });
});

describe('a save that fails', () => {
  test('keeps the text, says so, and is not repeated by itself', async () => {
    const { draft, calls, call, settle, pause, hasTimer } = desk();
    draft.edit(typed('a'));
    pause();
    const cut = new Error('cut');
    call(0).fail(cut);
    await settle();
    expect(draft.getSnapshot()).toMatchObject({ phase: 'failed', error: cut });
    expect(textOf(draft.getSnapshot().content)).toBe('a');
    expect(hasTimer()).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('repeated by hand it carries the same key, so that it has one effect', async () => {
    const { draft, call, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    call(0).fail(new Error('cut'));
    await settle();
    const flushed = draft.flush();
    expect(call(1).key).toBe(call(0).key);
    call(1).answer(record(2, 'a'));
    expect(await flushed).toBe(true);
    expect(draft.getSnapshot().error).toBeUndefined();
  });

  test('goes with the next change, under a new key', async () => {
    const { draft, call, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    call(0).fail(new Error('cut'));
    await settle();
    draft.edit(typed('ab'));
    expect(draft.getSnapshot().error).toBeDefined();
    pause();
    expect(call(1)).toMatchObject({ text: 'ab', version: 1, key: 'key-2' });
  });

  test('text typed while it failed is sent at the next pause', async () => {
    const { draft, call, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    draft.edit(typed('ab'));
    call(0).fail(new Error('cut'));
    await settle();
    pause();
    expect(call(1).text).toBe('ab');
  });

  test('text whose pause was over before the save failed is sent after another pause, once [SEC-15]', async () => {
    const { draft, calls, call, settle, pause, hasTimer } = desk();
    draft.edit(typed('a'));
    pause();
    draft.edit(typed('ab'));
    pause();
    call(0).fail(new Error('cut'));
    await settle();
    pause();
    expect(call(1).text).toBe('ab');
    call(1).fail(new Error('cut'));
    await settle();
    expect(hasTimer()).toBe(false);
    expect(calls).toHaveLength(2);
  });
});

describe('a record that has moved on', () => {
  test('by a save of ours whose answer was lost is no conflict: the newest text goes on top', async () => {
    const { draft, call, read, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    call(0).fail(new Error('cut'));
    await settle();
    draft.edit(typed('ab'));
    pause();
    call(1).fail(new Stale());
    await settle();
    read(0).answer(record(2, 'a'));
    await settle();
    expect(call(2)).toMatchObject({ text: 'ab', version: 2 });
  });

  test('to the very text that is typed counts as saved', async () => {
    const { draft, calls, call, read, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    call(0).fail(new Stale());
    await settle();
    read(0).answer(record(2, 'a'));
    await settle();
    expect(draft.getSnapshot()).toMatchObject({ phase: 'saved', note: { version: 2 } });
    expect(calls).toHaveLength(1);
  });

  async function conflict(theirs = record(5, 'theirs')) {
    const all = desk();
    all.draft.edit(typed('mine'));
    all.pause();
    all.call(0).fail(new Stale());
    await all.settle();
    all.read(0).answer(theirs);
    await all.settle();
    return all;
  }

  test('[SEC-16] by another hand is a conflict that shows both texts and saves nothing by itself', async () => {
    const { draft, calls, pause } = await conflict();
    expect(draft.getSnapshot().phase).toBe('conflict');
    expect(textOf(contentOf(draft.getSnapshot().note))).toBe('theirs');
    expect(textOf(draft.getSnapshot().content)).toBe('mine');
    draft.edit(typed('mine, longer'));
    pause();
    expect(await draft.flush()).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('keeping mine saves it over the newest version', async () => {
    const { draft, call } = await conflict();
    const resolved = draft.resolve('mine');
    expect(call(1)).toMatchObject({ text: 'mine', version: 5 });
    call(1).answer(record(6, 'mine'));
    expect(await resolved).toBe(true);
  });

  test('taking theirs sends nothing', async () => {
    const { draft, calls } = await conflict();
    expect(await draft.resolve('theirs')).toBe(true);
    expect(textOf(draft.getSnapshot().content)).toBe('theirs');
    expect(calls).toHaveLength(1);
  });

  test('[SEC-16] by a signature is a conflict even where the signed text is the one it began with', async () => {
    const { draft } = await conflict(record(5, '', { status: 'SIGNED' }));
    expect(draft.getSnapshot().phase).toBe('conflict');
  });

  test('that cannot be read leaves the text unsaved and kept', async () => {
    const { draft, call, read, settle, pause } = desk();
    draft.edit(typed('a'));
    pause();
    call(0).fail(new Stale());
    await settle();
    read(0).fail(new Error('cut'));
    await settle();
    expect(draft.getSnapshot().phase).toBe('failed');
    expect(textOf(draft.getSnapshot().content)).toBe('a');
  });

  test('while nothing is typed is simply taken over; with text it waits for the save', () => {
    const { draft } = desk();
    draft.adopt(record(2, 'from another tab'));
    expect(textOf(draft.getSnapshot().content)).toBe('from another tab');
    draft.edit(typed('mine'));
    draft.adopt(record(3, 'newer'));
    expect(textOf(draft.getSnapshot().content)).toBe('mine');
    expect(draft.getSnapshot().note.version).toBe(2);
  });
});

describe('the book of drafts', () => {
  test('keeps what was typed in a note while another is open', () => {
    const { ports } = desk();
    const book = new DraftBook(() => ports);
    const [one, two] = [record(1, 'one'), record(1, 'two', { id: 'note-2' as SessionNote['id'] })];
    book.open(one).edit(typed('one, unsaved'));
    book.open(two);
    expect(textOf(book.open(one).getSnapshot().content)).toBe('one, unsaved');
    expect(book.getUnsaved()).toBe('note-1');
  });

  test('sends all of them when the screen is left', async () => {
    const { ports, calls } = desk();
    const book = new DraftBook(() => ports);
    book.open(record(1)).edit(typed('a'));
    book.open(record(1, '', { id: 'note-2' as SessionNote['id'] })).edit(typed('b'));
    const flushed = book.flush();
    expect(calls.map(({ text }) => text)).toEqual(['a', 'b']);
    for (const call of calls) call.answer(record(2, call.text));
    await flushed;
    expect(book.getUnsaved()).toBe('');
  });

  test('shows the newest version that is known of each note', () => {
    const { ports } = desk();
    const book = new DraftBook(() => ports);
    book.open(record(4, 'newest'));
    expect(book.newest([record(3, 'older')])[0]?.version).toBe(4);
    book.adopt([record(5, 'later')]);
    expect(book.newest([record(3, 'older')])[0]?.version).toBe(5);
  });

  test('keeps an amendment that was begun', () => {
    const { ports } = desk();
    const book = new DraftBook(() => ports);
    book.keepAmendment('note-1', 'The dose was');
    expect(book.amendmentOf('note-1')).toBe('The dose was');
    expect(book.amendmentOf('note-2')).toBe('');
  });
});

describe('what this device keeps', () => {
  const mine = typed('Wakes at four.');

  it('[SEC-15] is every text that the server has not confirmed, and nothing once it has', async () => {
    const { draft, call, settle, pause } = desk();
    expect(draft.getSnapshot().kept).toBeNull();
    draft.edit(mine);
    expect(draft.getSnapshot().kept).toEqual({ content: mine, version: 1, sent: [] });
    const { kept } = draft.getSnapshot();
    pause();
    expect(draft.getSnapshot().kept).toBe(kept);
    call(0).fail(new Error('cut'));
    await settle();
    expect(draft.getSnapshot().kept).toEqual({ content: mine, version: 1, sent: [mine] });
    void draft.flush();
    call(1).answer(record(2, 'Wakes at four.'));
    await settle();
    expect(draft.getSnapshot().kept).toBeNull();
  });

  it('[SEC-15] holds the last three texts that were sent without an answer', async () => {
    const { draft, calls, call, settle, pause } = desk();
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      draft.edit(typed(text));
      pause();
      call(calls.length - 1).fail(new Error('cut'));
      await settle();
    }
    expect(draft.getSnapshot().kept?.sent.map(textOf)).toEqual(['ab', 'abc', 'abcd']);
  });

  it('[SEC-15] comes back as typed text and is sent', () => {
    const { draft, calls, pause } = desk();
    draft.restore({ content: mine, version: 1, sent: [] });
    expect(draft.getSnapshot()).toMatchObject({ content: mine, phase: 'waiting' });
    pause();
    expect(calls.map(({ text, version }) => [text, version])).toEqual([['Wakes at four.', 1]]);
  });

  it('[SEC-15] goes on top of a text of ours whose answer was lost', () => {
    const { draft, calls, pause } = desk(record(2, 'Wakes'));
    draft.restore({ content: mine, version: 1, sent: [typed('Wakes')] });
    pause();
    expect(calls.map(({ text, version }) => [text, version])).toEqual([['Wakes at four.', 2]]);
  });

  it.each([
    ['another text', record(3, 'Theirs')],
    ['a signed one', record(3, 'Theirs', { status: 'SIGNED' })],
  ])('[SEC-15] waits for a choice where the server has %s', (_, base) => {
    const { draft, hasTimer } = desk(base);
    draft.restore({ content: mine, version: 1, sent: [] });
    expect(draft.getSnapshot()).toMatchObject({ phase: 'conflict', content: mine, note: base });
    expect(hasTimer()).toBe(false);
  });

  it('[SEC-15] changes nothing where the server has it already, or something else was typed first', () => {
    const saved = desk(record(2, 'Wakes at four.'));
    saved.draft.restore({ content: mine, version: 1, sent: [] });
    expect(saved.draft.isUnsaved).toBe(false);
    const { draft } = desk();
    draft.edit(typed('new'));
    draft.restore({ content: mine, version: 1, sent: [] });
    expect(textOf(draft.getSnapshot().content)).toBe('new');
  });
});

describe('reading what was kept', () => {
  const kept = { content: typed('a'), version: 1, sent: [typed('b')] };

  it('takes what it wrote', () => {
    expect(readKeptDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { ...kept, version: '1' },
    { ...kept, sent: 'x' },
    { ...kept, sent: [null] },
    { ...kept, content: null },
    { ...kept, content: { template: 'NONE', sections: [] } },
    { ...kept, content: { template: '__proto__', sections: [] } },
    { ...kept, content: { template: 'DAP', sections: {} } },
    { ...kept, content: { template: 'DAP', sections: [null] } },
    { ...kept, content: { template: 'DAP', sections: [{ key: 'OBJECTIVE', text: 'x' }] } },
    { ...kept, content: { template: 'DAP', sections: [{ key: 'DATA', text: 1 }] } },
  ])('[SEC-10] drops what is none: %j', (value) => {
    expect(readKeptDraft(value)).toBeNull();
  });
});
