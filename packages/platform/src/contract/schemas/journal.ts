import * as v from 'valibot';
import { count, extend, instant, text } from './common.ts';
import { journalEntryId, programmeId, providerId, userId } from './ids.ts';
import { speciality } from './provider.ts';

/** Lengths in characters that a form says and the server keeps; `tags` is a number of tags. */
export const journalLimits = { title: 120, body: 20_000, tag: 30, tags: 10 } as const;

export const journalTag = v.pipe(text, v.maxLength(journalLimits.tag));

/** What a person writes of an entry. */
export const journalDraft = {
  title: v.nullable(v.pipe(text, v.maxLength(journalLimits.title))),
  body: v.pipe(v.string(), v.minLength(1), v.maxLength(journalLimits.body), v.regex(/\S/)),
  tags: v.pipe(v.array(journalTag), v.maxLength(journalLimits.tags)),
  /** The prompt that it answers, or null. */
  promptId: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  /** The step that it was written at, or null. */
  step: v.nullable(v.object({ programmeId, day: v.pipe(count, v.minValue(1), v.maxValue(366)) })),
  isFavourite: v.boolean(),
};

/** A provider who may read an entry because its writer said so. */
export const journalShare = v.object({ providerId, displayName: text, sharedAt: instant });

/** A user’s journal entry. No one else reads it, including administrators, except those named in `sharedWith`. */
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

/** A shared entry as the provider reads it: its current content, while it is shared. */
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
