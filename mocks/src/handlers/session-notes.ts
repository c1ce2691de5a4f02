import { createSessionNote, listSessionNotes, signSessionNote, updateSessionNote } from '@sakina/platform/contract';
import { hasWords, noteAccess, noteSections, professionRow } from '@sakina/platform/domain';
import type { NoteId, NoteSection, NoteTemplate } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { NoteRow, ProviderRow } from '../store/rows.ts';
import { ApiFailure, invalid, notFound, versionConflict } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider } from './find.ts';
import type { Lookup } from './find.ts';
import { isSameName } from '../rules/names.ts';

const signed = () => new ApiFailure(409, 'NOTE_SIGNED', 'This note is signed. You can add an amendment to it.');

function ownNote({ tables }: Pick<Lookup, 'tables'>, id: string): NoteRow {
  const note = tables.notes.get(id);
  if (!note) throw notFound('this note');
  return note;
}

/** The sections of a template, in order, with their texts. */
function arrange(template: NoteTemplate, sections: readonly NoteSection[]): NoteSection[] {
  const keys: readonly string[] = noteSections[template];
  const foreign = sections.find((section) => !keys.includes(section.key));
  if (foreign) throw invalid({ sections: `The section ${foreign.key} does not belong to this template.` });
  return noteSections[template].map((key) => ({
    key,
    text: sections.find((section) => section.key === key)?.text ?? '',
  }));
}

/** @throws ApiFailure 422 for a template of another profession */
function checkTemplate(provider: ProviderRow | null | undefined, template: NoteTemplate): void {
  if (provider && !professionRow(provider.kind).noteTemplates.includes(template))
    throw invalid({ template: 'Your profession doesn’t write notes in this template.' });
}

function checkVersion(note: NoteRow, version: number): void {
  if (version !== note.version)
    throw versionConflict('This note was changed in another window. Read it again before you save.', {
      version: note.version,
    });
}

export const listSessionNotesHandler = defineHandler(listSessionNotes, ({ tables, user, query }) => {
  const own = tables.notes
    .all()
    .filter(
      (note) =>
        note.providerId === user.providerId && (query.clientId === undefined || note.client.id === query.clientId),
    );
  return {
    items: own.toSorted((first, second) => Date.parse(second.sessionStartedAt) - Date.parse(first.sessionStartedAt)),
  };
});

export const createSessionNoteHandler = defineHandler(createSessionNote, (context) => {
  const { tables, body, now } = context;
  const { appointment, provider } = appointmentAsProvider(context, body.appointmentId);
  const existing = tables.notes.all().find((note) => note.appointmentId === appointment.id);
  if (existing) return existing;
  if (noteAccess(appointment) !== 'NOW' || appointment.startedAt === null)
    throw invalid({ appointmentId: 'A note can be written once the session has begun.' });
  checkTemplate(provider, body.template);
  return tables.notes.put({
    id: `nte-${crypto.randomUUID().slice(0, 8)}` as NoteId,
    providerId: provider.id,
    appointmentId: appointment.id,
    client: appointment.client,
    authorName: provider.displayName,
    template: body.template,
    sections: arrange(body.template, body.sections),
    status: 'DRAFT',
    signature: null,
    amendments: [],
    sessionStartedAt: appointment.startedAt,
    createdAt: iso(now),
    updatedAt: iso(now),
    version: 1,
  });
});

export const updateSessionNoteHandler = defineHandler(updateSessionNote, (context) => {
  const { tables, body, now } = context;
  const note = ownNote(context, context.params.id);
  const isEdit = body.sections !== undefined || body.template !== undefined;
  if (note.status !== 'DRAFT' && isEdit) throw signed();
  if (note.status === 'DRAFT' && body.amendment !== undefined)
    throw invalid({ amendment: 'A draft is edited, not amended.' });
  checkVersion(note, body.version);
  const changed = { updatedAt: iso(now), version: note.version + 1 };
  if (body.amendment !== undefined) {
    const amendment = {
      id: `amd-${note.amendments.length + 1}`,
      text: body.amendment.text,
      authorName: note.authorName,
      createdAt: iso(now),
    };
    return tables.notes.put({ ...note, ...changed, status: 'AMENDED', amendments: [...note.amendments, amendment] });
  }
  if (!isEdit) return note;
  const template = body.template ?? note.template;
  if (template !== note.template) checkTemplate(tables.providers.get(note.providerId), template);
  const kept = note.sections.filter((section) => (noteSections[template] as readonly string[]).includes(section.key));
  return tables.notes.put({ ...note, ...changed, template, sections: arrange(template, body.sections ?? kept) });
});

export const signSessionNoteHandler = defineHandler(signSessionNote, (context) => {
  const {
    tables,
    body: { signature },
    now,
  } = context;
  const note = ownNote(context, context.params.id);
  if (note.status !== 'DRAFT') throw signed();
  checkVersion(note, signature.version);
  if (!note.sections.some((section) => hasWords(section.text)))
    throw new ApiFailure(422, 'NOTE_EMPTY', 'There is nothing to sign yet: every section is empty.');
  if (!isSameName(signature.name, note.authorName))
    throw new ApiFailure(422, 'NAME_MISMATCH', `Please sign with your name, ${note.authorName}.`);
  return tables.notes.put({
    ...note,
    status: 'SIGNED',
    signature: { name: signature.name, statement: signature.statement, signedAt: iso(now) },
    updatedAt: iso(now),
    version: note.version + 1,
  });
});
