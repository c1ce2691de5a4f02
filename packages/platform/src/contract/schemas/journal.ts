import * as v from 'valibot';
import { count, extend, instant, text } from './common.ts';
import { journalEntryId, programmeId, providerId, userId } from './ids.ts';
import { speciality } from './provider.ts';

export const journalTag = v.pipe(text, v.maxLength(30));

/** What a person writes of an entry. */
export const journalDraft = {
  title: v.nullable(v.pipe(text, v.maxLength(120))),
  body: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000), v.regex(/\S/)),
  tags: v.pipe(v.array(journalTag), v.maxLength(10)),
  /** The prompt that it answers, or null. */
  promptId: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  /** The step that it was written at, or null. */
  step: v.nullable(v.object({ programmeId, day: v.pipe(count, v.minValue(1), v.maxValue(366)) })),
  isFavourite: v.boolean(),
};

/** A provider who may read an entry because its writer said so. */
const journalShare = v.object({ providerId, displayName: text, sharedAt: instant });

/** A page of somebody's journal. Nobody else reads it, administrators included, but those named in `sharedWith`. */
export const journalEntry = v.object({
  id: journalEntryId,
  ...journalDraft,
  sharedWith: v.array(journalShare),
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change but those of sharing; a write names the version that it builds on. */
  version: count,
});

/** An entry as the list shows it: its beginning in place of the whole. */
export const journalEntrySummary = extend(v.omit(journalEntry, ['body']), {
  excerpt: v.pipe(v.string(), v.maxLength(201)),
});

/** An entry as the provider reads it with whom it is shared: as it stands now, for as long as it is. */
export const sharedJournalEntry = extend(
  v.pick(journalEntry, ['id', 'title', 'body', 'tags', 'createdAt', 'updatedAt']),
  {
    client: v.object({ id: userId, displayName: text }),
    sharedAt: instant,
  },
);

/** A question to begin from. */
export const journalPrompt = v.object({
  id: text,
  text,
  themes: v.array(speciality),
  language: v.picklist(['en', 'ar']),
});

export type JournalEntry = v.InferOutput<typeof journalEntry>;
export type JournalEntrySummary = v.InferOutput<typeof journalEntrySummary>;
export type SharedJournalEntry = v.InferOutput<typeof sharedJournalEntry>;
export type JournalPrompt = v.InferOutput<typeof journalPrompt>;
