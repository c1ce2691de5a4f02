import * as z from 'zod/mini';
import { count, instant, text } from './common.ts';
import { journalEntryId, programmeId, providerId, userId } from './ids.ts';
import { speciality } from './provider.ts';

export const journalTag = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/** What a person writes of an entry. */
export const journalDraft = {
  title: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  body: z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/\S/)),
  tags: z.array(journalTag).check(z.maxLength(10)),
  /** The prompt that it answers, or null. */
  promptId: z.nullable(z.string().check(z.maxLength(60))),
  /** The step that it was written at, or null. */
  step: z.nullable(z.object({ programmeId, day: count.check(z.positive(), z.maximum(366)) })),
  isFavourite: z.boolean(),
};

/** A provider who may read an entry because its writer said so. */
export const journalShare = z.object({ providerId, displayName: text, sharedAt: instant });

/** A page of somebody's journal. Nobody else reads it, administrators included, but those named in `sharedWith`. */
export const journalEntry = z.object({
  id: journalEntryId,
  ...journalDraft,
  sharedWith: z.array(journalShare),
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change but those of sharing; a write names the version that it builds on. */
  version: count,
});

/** An entry as the list shows it: its beginning in place of the whole. */
export const journalEntrySummary = z.extend(z.omit(journalEntry, { body: true }), { excerpt: z.string().check(z.maxLength(201)) });

/** An entry as the provider reads it with whom it is shared: as it stands now, for as long as it is. */
export const sharedJournalEntry = z.extend(z.pick(journalEntry, { id: true, title: true, body: true, tags: true, createdAt: true, updatedAt: true }), {
  client: z.object({ id: userId, displayName: text }), sharedAt: instant,
});

/** A question to begin from. */
export const journalPrompt = z.object({ id: text, text, themes: z.array(speciality), language: z.enum(['en', 'ar']) });

export type JournalEntry = z.infer<typeof journalEntry>;
export type JournalEntrySummary = z.infer<typeof journalEntrySummary>;
export type SharedJournalEntry = z.infer<typeof sharedJournalEntry>;
export type JournalPrompt = z.infer<typeof journalPrompt>;
