import {
  createJournalEntry,
  deleteJournalEntry,
  getJournalEntry,
  listJournal,
  listJournalPrompts,
  updateJournalEntry,
} from '@sakina/platform/contract';
import type { JournalEntryId } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { journalPrompts } from '../../personas/companion/prompts.ts';
import { programmeSeed } from '../../personas/companion/programmes/index.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { foldForSearch } from '@sakina/platform/locale';
import type { Rows } from '../../store/rows.ts';
import { invalid, notFound, versionConflict } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';

type EntryRow = Rows['journalEntries'];

const EXCERPT_LENGTH = 200;

const keyOf = ({ createdAt, id }: EntryRow) => `${createdAt} ${id}`;

/** An entry of the caller's own journal, as the scope of the operation says. @throws ApiFailure 404 */
export function ownEntry({ tables }: Pick<Lookup, 'tables'>, id: string): EntryRow {
  const entry = tables.journalEntries.get(id);
  if (!entry) throw notFound('this entry');
  return entry;
}

/** The start of a text on one line, never splitting a character. */
export function excerptOf(body: string): string {
  const line = body.replace(/\s+/gu, ' ').trim();
  return line.length <= EXCERPT_LENGTH
    ? line
    : `${line
        .slice(0, EXCERPT_LENGTH)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}

interface References {
  promptId?: string | null | undefined;
  step?: { programmeId: string; day: number } | null | undefined;
}

/** Checks the references of an entry. @throws ApiFailure 422 */
function checkReferences({ promptId, step }: References): void {
  if (promptId && !journalPrompts.some((prompt) => prompt.id === promptId))
    throw invalid({ promptId: 'This prompt is not known.' });
  if (step && step.day > (programmeSeed(step.programmeId)?.days ?? 0))
    throw invalid({ step: 'This step is not known.' });
}

const kept = (entry: EntryRow) => ({ entry, crisisHelp: speaksOfCrisis(`${entry.title ?? ''} ${entry.body}`) });

export const listJournalHandler = defineHandler(listJournal, ({ tables, user, query }) => {
  const { q, tag, from, to, favourite } = query;
  if (from !== undefined && to !== undefined && to < from) throw invalid({ to: 'This is before the first day.' });
  const words = foldForSearch(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const own = tables.journalEntries.all().filter((row) => {
    const written = row.createdAt.slice(0, 10);
    const isWithin = (from === undefined || written >= from) && (to === undefined || written <= to);
    const isTagged = tag === undefined || row.tags.some((entry) => foldForSearch(entry) === foldForSearch(tag));
    if (
      row.userId !== user.userId ||
      !isWithin ||
      !isTagged ||
      (favourite !== undefined && row.isFavourite !== favourite)
    )
      return false;
    const text = foldForSearch(`${row.title ?? ''} ${row.body}`);
    return words.every((word) => text.includes(word));
  });
  const sorted = own.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  const page = cursorPage(sorted, query, { of: ['journal', user.userId, q, tag, from, to, favourite], keyOf });
  return { ...page, items: page.items.map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body) })) };
});

export const createJournalEntryHandler = defineHandler(createJournalEntry, ({ tables, user, body, now }) => {
  checkReferences(body);
  const at = { createdAt: iso(now), updatedAt: iso(now) };
  return kept(
    tables.journalEntries.put({
      ...body,
      tags: [...new Set(body.tags)],
      id: `jrn-${crypto.randomUUID()}` as JournalEntryId,
      userId: user.userId,
      sharedWith: [],
      ...at,
      version: 1,
    }),
  );
});

export const getJournalEntryHandler = defineHandler(getJournalEntry, (context) => ownEntry(context, context.params.id));

export const updateJournalEntryHandler = defineHandler(updateJournalEntry, (context) => {
  const {
    tables,
    now,
    body: { version, ...changes },
  } = context;
  const entry = ownEntry(context, context.params.id);
  if (version !== entry.version)
    throw versionConflict('This entry was changed in another window. Read it again before you save.', {
      version: entry.version,
    });
  checkReferences(changes);
  const sent = defined(changes);
  if (Object.keys(sent).length === 0) return kept(entry);
  return kept(
    tables.journalEntries.put({
      ...entry,
      ...sent,
      tags: [...new Set(sent.tags ?? entry.tags)],
      updatedAt: iso(now),
      version: entry.version + 1,
    }),
  );
});

export const deleteJournalEntryHandler = defineHandler(deleteJournalEntry, (context) => {
  const entry = ownEntry(context, context.params.id);
  context.tables.journalEntries.remove(entry.id);
  return { id: entry.id };
});

export const listJournalPromptsHandler = defineHandler(listJournalPrompts, ({ query: { theme, language = 'en' } }) => ({
  items: journalPrompts.filter(
    (prompt) => prompt.language === language && (theme === undefined || prompt.themes.includes(theme)),
  ),
}));
