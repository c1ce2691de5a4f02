import { journalLimits } from '@sakina/platform/contract';
import type { JournalEntry } from '@sakina/platform/contract';

/** What someone types of an entry. */
export interface EntryFields {
  title: string;
  body: string;
  /** Separated by commas, as typed. */
  tags: string;
  isFavourite: boolean;
}

type EntryField = keyof EntryFields;

export const emptyEntry: EntryFields = { title: '', body: '', tags: '', isFavourite: false };

/** What is written of an entry. */
export type EntryDraft = Pick<JournalEntry, 'title' | 'body' | 'tags' | 'isFavourite'>;

/** An entry as it is changed. */
export function fieldsOfEntry({ title, body, tags, isFavourite }: EntryDraft): EntryFields {
  return { title: title ?? '', body, tags: tags.join(', '), isFavourite };
}

/** The whole of what a change says; what it leaves out counts as empty, since every change of ours names all. */
export function draftOfChange({
  title,
  body,
  tags,
  isFavourite,
}: { [Key in keyof EntryDraft]?: EntryDraft[Key] | undefined }): EntryDraft {
  return { title: title ?? null, body: body ?? '', tags: tags ?? [], isFavourite: isFavourite ?? false };
}

/** The words that an entry is found by; both commas part them, and each counts once. */
export function tagsOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,،]/u)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
}

/** What the server is given of an entry. */
export function draftOf({ title, body, tags, isFavourite }: EntryFields) {
  return { title: title.trim() || null, body, tags: tagsOf(tags), isFavourite };
}

/** What is wrong with an entry: the field, and which of the texts `entry.wrong.…` says so. */
export function entryProblems({ title, body, tags }: EntryFields) {
  const words = tagsOf(tags);
  return {
    ...(title.trim().length > journalLimits.title && { title: 'title' as const }),
    ...((body.trim() === '' || body.length > journalLimits.body) && {
      body: body.trim() === '' ? ('empty' as const) : ('long' as const),
    }),
    ...((words.length > journalLimits.tags || words.some((word) => word.length > journalLimits.tag)) && {
      tags: 'tags' as const,
    }),
  };
}

/** Whether two entries say the same. */
export function isSameEntry(first: EntryFields, second: EntryFields): boolean {
  return (
    first.title === second.title &&
    first.body === second.body &&
    first.tags === second.tags &&
    first.isFavourite === second.isFavourite
  );
}

/** Reads what was kept of an unfinished entry; null where it is none. */
export function readKeptEntry(kept: unknown): EntryFields | null {
  const { title, body, tags, isFavourite } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    EntryField,
    unknown
  >;
  if (typeof body !== 'string') return null;
  return {
    title: typeof title === 'string' ? title : '',
    body,
    tags: typeof tags === 'string' ? tags : '',
    isFavourite: isFavourite === true,
  };
}

/** The version that stands on the server now, as a refusal with `VERSION_CONFLICT` tells it; null where it does not. */
export function versionIn(details: unknown): number | null {
  const version = typeof details === 'object' && details !== null && 'version' in details ? details.version : null;
  return typeof version === 'number' ? version : null;
}
