import type { SessionNote } from '@sakina/platform/contract';
import { SENT_KEPT } from './kept-draft.ts';
import type { KeptDraft } from './kept-draft.ts';
import { contentOf, isSameContent } from './templates.ts';
import type { NoteContent } from './templates.ts';

/** How a draft stands towards the server. */
export type DraftPhase =
  /** What is shown is what the server has. */
  | 'saved'
  /** Something was typed; it is sent when typing pauses. */
  | 'waiting'
  | 'saving'
  /** The last save had no effect that we know of; the text is kept and sent with the next change, or when asked. */
  | 'failed'
  /** The server has another text; the person chooses. */
  | 'conflict';

/** A draft at one moment; a new object after every change. */
export interface DraftSnapshot {
  /** The newest record that the server gave. */
  readonly note: SessionNote;
  /** What is typed. */
  readonly content: NoteContent;
  readonly phase: DraftPhase;
  /** When the last save from here was confirmed, in epoch milliseconds. */
  readonly savedAt: number | null;
  /** Why the last save failed; stays until one succeeds. */
  readonly error: unknown;
  /** What this device keeps against a loss; null while the server has everything. Changes only when the text does. */
  readonly kept: KeptDraft | null;
}

/** What a draft needs from outside; tests hand in their own. */
export interface DraftPorts {
  /** Saves a text that builds on a version. Calls with one key have one effect. */
  save: (content: NoteContent, version: number, key: string) => Promise<SessionNote>;
  /** Reads the newest record. */
  read: () => Promise<SessionNote>;
  /** Whether a failed save was refused because the record has moved on. */
  isStale: (error: unknown) => boolean;
  now: () => number;
  /** Calls back later; gives a function that calls it off. */
  after: (milliseconds: number, callback: () => void) => () => void;
  newKey: () => string;
}

/** Milliseconds without typing after which a text is sent. */
const SAVE_AFTER_MS = 1000;

/**
 * A note being written. Saves one at a time, the newest text last, and never lets go of a text that the server does not
 * have. A stale version is a conflict only where the server's text is neither the one this draft built on nor one it
 * sent.
 */
export class NoteDraft {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot;
  /** Texts that were sent without an answer: the server may have taken one of them. */
  #unanswered: NoteContent[] = [];
  #intent: { content: NoteContent; version: number; key: string } | null = null;
  #callOff: (() => void) | null = null;
  #underWay: Promise<void> | null = null;

  constructor(note: SessionNote, ports: DraftPorts) {
    this.#ports = ports;
    this.#snapshot = { note, content: contentOf(note), phase: 'saved', savedAt: null, error: undefined, kept: null };
  }

  readonly getSnapshot = (): DraftSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether there is text that the server has not confirmed. */
  get isUnsaved(): boolean {
    return this.#snapshot.phase !== 'saved';
  }

  /** Takes what was typed; it is sent when typing pauses. */
  edit(content: NoteContent): void {
    const { phase, note } = this.#snapshot;
    if (phase === 'conflict') return this.#set({ content });
    this.#set({ content, phase: phase === 'saving' ? 'saving' : 'waiting' });
    if (phase !== 'saving' && this.#unanswered.length === 0 && isSameContent(content, note)) {
      this.#stopWaiting();
      return this.#set({ phase: 'saved', error: undefined });
    }
    this.#sendLater();
  }

  #sendLater(): void {
    this.#stopWaiting();
    this.#callOff = this.#ports.after(SAVE_AFTER_MS, () => void this.flush());
  }

  /**
   * Sends what is not saved yet, now.
   * @returns Whether the server has everything that is typed.
   */
  async flush(): Promise<boolean> {
    this.#stopWaiting();
    if (this.#snapshot.phase === 'waiting' || this.#snapshot.phase === 'failed' || this.#underWay) {
      this.#underWay ??= this.#saveUntilNewest().finally(() => {
        this.#underWay = null;
      });
      await this.#underWay;
    }
    return !this.isUnsaved;
  }

  /** Takes a newer record: after signing, or when the list was read again. Text that is not saved yet stays. */
  adopt(note: SessionNote): void {
    if (note.version <= this.#snapshot.note.version || this.#underWay) return;
    if (this.#snapshot.phase === 'saved') this.#set({ note, content: contentOf(note) });
    if (this.#snapshot.phase === 'conflict') this.#set({ note });
  }

  /**
   * Takes back what this device had kept of an earlier visit. Where the record has moved on meanwhile, and not by a
   * text of that visit, it is a conflict: the person chooses.
   */
  restore({ content, version, sent }: KeptDraft): void {
    const { note, phase } = this.#snapshot;
    if (phase !== 'saved' || isSameContent(content, note)) return;
    const isOurs =
      note.status === 'DRAFT' && (note.version === version || sent.some((text) => isSameContent(text, note)));
    if (isOurs) return this.edit(contentOf(content));
    this.#set({ content: contentOf(content), phase: 'conflict' });
  }

  /** Ends a conflict: saves what was typed here over the server's text, or takes the server's text. */
  async resolve(choice: 'mine' | 'theirs'): Promise<boolean> {
    if (this.#snapshot.phase !== 'conflict') return !this.isUnsaved;
    this.#unanswered = [];
    if (choice === 'theirs') {
      this.#set({ content: contentOf(this.#snapshot.note), phase: 'saved', error: undefined });
      return true;
    }
    this.#set({ phase: 'waiting' });
    return this.flush();
  }

  async #saveUntilNewest(): Promise<void> {
    for (;;) {
      const { content, note } = this.#snapshot;
      this.#stopWaiting();
      this.#set({ phase: 'saving' });
      try {
        const saved = await this.#send(content, note.version);
        this.#unanswered = [];
        const isNewest = this.#snapshot.content === content || isSameContent(this.#snapshot.content, saved);
        this.#set({ note: saved, savedAt: this.#ports.now(), phase: isNewest ? 'saved' : 'saving', error: undefined });
        if (isNewest) return this.#stopWaiting();
      } catch (error) {
        if (!this.#ports.isStale(error)) {
          this.#unanswered.push(content);
          this.#set({ phase: 'failed', error });
          // A text typed during this save is the change that the next attempt comes with. Its timer may have ended
          // already.
          if (this.#snapshot.content !== content && this.#callOff === null) this.#sendLater();
          return;
        }
        if (!(await this.#catchUp(note))) return this.#stopWaiting();
      }
    }
  }

  /** One key a text and version, so that repeating a save whose answer was lost has one effect. */
  #send(content: NoteContent, version: number): Promise<SessionNote> {
    const isRepeat = this.#intent?.version === version && isSameContent(this.#intent.content, content);
    if (!this.#intent || !isRepeat) this.#intent = { content, version, key: this.#ports.newKey() };
    return this.#ports.save(content, version, this.#intent.key);
  }

  /**
   * Reads the record that a save found changed.
   * @returns Whether saving can go on: no one else changed the text.
   */
  async #catchUp(base: SessionNote): Promise<boolean> {
    let newest: SessionNote;
    try {
      newest = await this.#ports.read();
    } catch (error) {
      this.#set({ phase: 'failed', error });
      return false;
    }
    const isOurs =
      newest.status === 'DRAFT' && [base, ...this.#unanswered].some((known) => isSameContent(known, newest));
    const isSettled = isSameContent(newest, this.#snapshot.content);
    if (isSettled) this.#set({ note: newest, phase: 'saved', savedAt: this.#ports.now(), error: undefined });
    else this.#set({ note: newest, phase: isOurs ? 'saving' : 'conflict' });
    return isOurs && !isSettled;
  }

  #stopWaiting(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #set(changes: Partial<DraftSnapshot>): void {
    const next = { ...this.#snapshot, ...changes };
    this.#snapshot = { ...next, kept: this.#keep(next) };
    for (const listener of this.#listeners) listener();
  }

  #keep({ phase, content, note, kept }: DraftSnapshot): KeptDraft | null {
    if (phase === 'saved') return null;
    const sent = this.#unanswered.slice(-SENT_KEPT);
    const isKept =
      kept?.content === content &&
      kept.version === note.version &&
      kept.sent.length === sent.length &&
      kept.sent.every((text, index) => text === sent[index]);
    return isKept ? kept : { content, version: note.version, sent };
  }
}
