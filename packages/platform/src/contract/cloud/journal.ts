import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate, count, cursorPageOf, cursorQuery, searchLength } from '../schemas/common.ts';
import {
  journalDraft,
  journalEntry,
  journalEntrySummary,
  journalPrompt,
  journalTag,
  sharedJournalEntry,
} from '../schemas/journal.ts';
import { providerId, userId } from '../schemas/ids.ts';
import { speciality } from '../schemas/provider.ts';

const notInCare = {
  status: 403,
  code: 'NOT_IN_CARE',
  when: 'The provider is none with whom the caller has, or had, care.',
} as const;
const careEnded = {
  status: 409,
  code: 'CARE_ENDED',
  when: 'The care has ended: nothing new can be shared. What is shared can be taken back.',
} as const;

/** A saved entry. `crisisHelp`: it contains crisis words, help is shown at once. No one is notified. */
const keptEntry = v.object({ entry: journalEntry, crisisHelp: v.boolean() });

export const listJournal = defineOperation({
  id: 'CLOUD-132',
  name: 'journal.list',
  method: 'GET',
  path: '/cloud/v1/journal/entries',
  summary: 'The caller’s journal, the latest entry first.',
  access: 'user',
  query: v.object({
    ...cursorQuery,
    /** Words from a title or a text. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    tag: v.optional(journalTag),
    /** Dates between which it was begun, both included, as they are in UTC. */
    from: v.optional(calendarDate),
    to: v.optional(calendarDate),
    favourite: v.optional(v.boolean()),
  }),
  response: cursorPageOf(journalEntrySummary),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const createJournalEntry = defineOperation({
  id: 'CLOUD-133',
  name: 'journal.create',
  method: 'POST',
  path: '/cloud/v1/journal/entries',
  summary: 'Keeps a new entry of the caller’s journal.',
  access: 'user',
  body: v.object(journalDraft),
  response: keptEntry,
  errors: [unauthenticated, invalid],
  idempotent: true,
});

export const getJournalEntry = defineOperation({
  id: 'CLOUD-134',
  name: 'journal.get',
  method: 'GET',
  path: '/cloud/v1/journal/entries/:id',
  summary: 'One entry of the caller’s journal.',
  access: 'user',
  response: journalEntry,
  errors: [unauthenticated, forbidden, notFound],
});

export const updateJournalEntry = defineOperation({
  id: 'CLOUD-135',
  name: 'journal.update',
  method: 'PUT',
  path: '/cloud/v1/journal/entries/:id',
  summary: 'Changes an entry of the caller’s journal.',
  access: 'user',
  body: v.object({
    ...v.partial(v.object(journalDraft)).entries,
    /** The version that it builds on. */ version: count,
  }),
  response: keptEntry,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict],
  idempotent: true,
});

export const deleteJournalEntry = defineOperation({
  id: 'CLOUD-136',
  name: 'journal.delete',
  method: 'DELETE',
  path: '/cloud/v1/journal/entries/:id',
  summary: 'Takes an entry out of the caller’s journal for good, for those too with whom it is shared.',
  access: 'user',
  response: v.object({ id: journalEntry.entries.id }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const listJournalPrompts = defineOperation({
  id: 'CLOUD-137',
  name: 'journal.prompts',
  method: 'GET',
  path: '/cloud/v1/journal/prompts',
  summary: 'Questions to begin an entry from.',
  access: 'user',
  query: v.object({ theme: v.optional(speciality), language: v.optional(v.picklist(['en', 'ar'])) }),
  response: v.object({ items: v.array(journalPrompt) }),
  errors: [unauthenticated, invalid],
});

export const shareJournalEntry = defineOperation({
  id: 'CLOUD-138',
  name: 'journal.share',
  method: 'PUT',
  path: '/cloud/v1/journal/entries/:id/share',
  summary: 'Lets one’s own provider read an entry, or takes that back.',
  access: 'user',
  body: v.object({ providerId, shared: v.boolean() }),
  response: journalEntry,
  errors: [unauthenticated, forbidden, notFound, invalid, notInCare, careEnded],
  idempotent: true,
});

export const listSharedEntries = defineOperation({
  id: 'CLOUD-139',
  name: 'journal.listShared',
  method: 'GET',
  path: '/cloud/v1/shared-journal-entries',
  summary: 'Entries that clients let the provider read, the latest shared first.',
  access: 'provider',
  query: v.object({ ...cursorQuery, clientId: v.optional(userId) }),
  response: cursorPageOf(sharedJournalEntry),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});
