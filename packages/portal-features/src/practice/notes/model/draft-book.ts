import type { SessionNote } from '@sakina/platform/contract';
import { NoteDraft } from './note-draft.ts';
import type { DraftPorts } from './note-draft.ts';

/**
 * Every note that has been opened, with what was typed in it. It outlives the editor that shows one, so that changing
 * to another note, or leaving the screen and coming back, lets go of nothing.
 */
export class DraftBook {
  readonly #portsOf: (noteId: string) => DraftPorts;
  readonly #drafts = new Map<string, NoteDraft>();
  readonly #amendments = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(portsOf: (noteId: string) => DraftPorts) {
    this.#portsOf = portsOf;
  }

  /** The draft of a note, with the record if it is newer than the one known. */
  open(note: SessionNote): NoteDraft {
    const known = this.#drafts.get(note.id);
    if (known) return known;
    const draft = new NoteDraft(note, this.#portsOf(note.id));
    draft.subscribe(() => this.#tell());
    this.#drafts.set(note.id, draft);
    return draft;
  }

  /** Hands newer records to the drafts that are open. */
  adopt(notes: readonly SessionNote[]): void {
    for (const note of notes) this.#drafts.get(note.id)?.adopt(note);
  }

  /** A list of records with those replaced that are known in a newer version. */
  newest(notes: readonly SessionNote[]): SessionNote[] {
    return notes.map((note) => {
      const known = this.#drafts.get(note.id)?.getSnapshot().note;
      return known && known.version > note.version ? known : note;
    });
  }

  /** Sends everything that is not saved yet, now. */
  async flush(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map((draft) => draft.flush()));
  }

  /** The ids of notes with text that the server does not have, separated by spaces: a value that can be compared. */
  readonly getUnsaved = (): string =>
    [...this.#drafts]
      .filter(([, draft]) => draft.isUnsaved)
      .map(([id]) => id)
      .join(' ');

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** An amendment begun and not added yet. */
  amendmentOf(noteId: string): string {
    return this.#amendments.get(noteId) ?? '';
  }

  /** Keeps an amendment that is being written; an empty one is forgotten. */
  keepAmendment(noteId: string, text: string): void {
    if (text === '') this.#amendments.delete(noteId);
    else this.#amendments.set(noteId, text);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
