import type { Client, ClientOwed, ProviderId, UserId } from '@sakina/platform/contract';
import { isToCome, owedFor } from '@sakina/platform/domain';
import type { OwedStep } from '@sakina/platform/domain';
import { dateIn, iso } from '../clock.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { ClientRecordRow, MeasureRow } from '../store/tables/care.ts';
import { phoneOf } from './client-phone.ts';
import { unreadMessages } from './messages.ts';

/** The id of a provider's record of a client. */
export function recordIdOf(provider: ProviderId, client: UserId): string {
  return `${provider} ${client}`;
}

/** A provider's record of a client; an empty one at version 1 if there is none yet. */
export function recordOf(tables: Tables, provider: ProviderId, client: UserId, now: Date): ClientRecordRow {
  const id = recordIdOf(provider, client);
  return (
    tables.clientRecords.get(id) ?? {
      id,
      providerId: provider,
      clientId: client,
      preferredName: null,
      pronouns: null,
      phone: null,
      emergencyContact: null,
      language: null,
      tags: [],
      risk: null,
      discharge: null,
      updatedAt: iso(now),
      version: 1,
    }
  );
}

/** Whether the client is discharged: until the provider readmits them, whatever they book. */
export function isDischarged({ discharge }: Pick<ClientRecordRow, 'discharge'>): boolean {
  return discharge !== null;
}

/**
 * Saves changes to a record as its next version. The phone number keeps the date on which it was written down, unless
 * it is another number.
 */
export function saveRecord(
  tables: Tables,
  record: ClientRecordRow,
  changes: Partial<ClientRecordRow>,
  now: Date,
): void {
  const isNewPhone = changes.phone !== undefined && changes.phone !== record.phone;
  tables.clientRecords.put({
    ...record,
    ...changes,
    phoneAt: isNewPhone ? iso(now) : (record.phoneAt ?? record.updatedAt),
    updatedAt: iso(now),
    version: record.version + 1,
  });
}

/** Takes a client back into care; the discharge stays in the history. */
export function readmit(tables: Tables, record: ClientRecordRow, now: Date): void {
  const { discharge } = record;
  if (discharge === null) return;
  const earlierDischarges = [...(record.earlierDischarges ?? []), discharge];
  saveRecord(tables, record, { discharge: null, earlierDischarges }, now);
}

/** Whether a flag is not acknowledged yet. */
export function isOpenFlag({ flag }: MeasureRow): boolean {
  return flag !== null && flag.acknowledgement === null;
}

const PENDING_AFTER_MS = 30 * 24 * 60 * 60_000;

/** What is owed to a client beside the notes. @param idleSince The last session where none is ahead, else null. */
function owedTo(
  tables: Tables,
  provider: ProviderRow,
  clientId: UserId,
  now: Date,
  idleSince: string | null,
): Omit<ClientOwed, 'notesMissing'> {
  const today = dateIn(now, provider.timeZone).toString();
  return {
    measuresDue: tables.measures
      .all()
      .filter(
        (row) =>
          row.client.id === clientId &&
          row.status === 'ASSIGNED' &&
          row.assignedBy?.id === provider.id &&
          row.dueOn !== null &&
          row.dueOn <= today,
      ).length,
    planReviewOn:
      tables.treatmentPlans
        .all()
        .find((row) => row.providerId === provider.id && row.client.id === clientId && row.status === 'ACTIVE')
        ?.reviewOn ?? null,
    unsentInvoices: tables.invoices
      .all()
      .filter((row) => row.provider.id === provider.id && row.client.id === clientId && row.status === 'DRAFT').length,
    openInvoices: tables.invoices
      .all()
      .filter((row) => row.provider.id === provider.id && row.client.id === clientId && row.status === 'OPEN').length,
    unreadMessages: unreadMessages(tables, provider.id).filter((row) => row.client.id === clientId).length,
    isDischargePending: idleSince !== null && now.getTime() - Date.parse(idleSince) > PENDING_AFTER_MS,
  };
}

/** A client as their provider sees them. @param appointments All of the two, by start. */
export function clientFor(
  tables: Tables,
  provider: ProviderRow,
  appointments: readonly [AppointmentRow, ...AppointmentRow[]],
  now: Date,
): Client {
  const { client, createdAt } = appointments[0];
  const completed = appointments.filter((row) => row.status === 'COMPLETED');
  const next = appointments.find((row) => isToCome(row, now.getTime()));
  const notes = tables.notes.all().filter((note) => note.providerId === provider.id && note.client.id === client.id);
  const noteOf = new Map(notes.map((note) => [note.appointmentId, note]));
  const owedNotes = (step: OwedStep) =>
    appointments.filter((row) => owedFor(row, noteOf.get(row.id), now.getTime()) === step).length;
  const earliest = appointments.reduce((least, row) => (row.createdAt < least ? row.createdAt : least), createdAt);
  const record = recordOf(tables, provider.id, client.id, now);
  const coverage = tables.coverages.all().find((row) => row.client.id === client.id);
  const isOver = isDischarged(record);
  const latest = completed.at(-1)?.startsAt ?? null;
  const latestPhone = phoneOf(tables, client.id, provider.id);
  const spoken = appointments
    .filter((row) => row.reasonForVisit !== null)
    .toSorted((first, second) => first.createdAt.localeCompare(second.createdAt))
    .at(-1);
  const { preferredName, pronouns, birthDate, phone, emergencyContact, language, tags, risk, version } = record;
  return {
    ...client,
    email: tables.people.get(client.id)?.email ?? 'client@demo.test',
    status: isOver ? 'DISCHARGED' : 'ACTIVE',
    since: dateIn(earliest, provider.timeZone).toString(),
    lastSessionAt: latest,
    nextSessionAt: next?.startsAt ?? null,
    sessionCount: completed.length,
    missedCount: appointments.filter((row) => row.status === 'NO_SHOW').length,
    unsignedNotes: owedNotes('SIGN_NOTE'),
    openFlags: tables.measures
      .all()
      .filter((row) => row.client.id === client.id && row.readers.includes(provider.id) && isOpenFlag(row)).length,
    coverage: coverage
      ? { insurer: coverage.insurer, planName: coverage.planName, memberIdEnding: coverage.memberId.slice(-4) }
      : null,
    discharge: isOver ? record.discharge : null,
    ...(record.earlierDischarges && { earlierDischarges: record.earlierDischarges }),
    owed: {
      notesMissing: owedNotes('WRITE_NOTE'),
      ...owedTo(tables, provider, client.id, now, !isOver && !next ? latest : null),
    },
    ...(latestPhone && { latestPhone }),
    ...(spoken &&
      spoken.reasonForVisit !== null && { latestReason: { text: spoken.reasonForVisit, at: spoken.createdAt } }),
    preferredName,
    pronouns,
    birthDate: birthDate ?? null,
    phone,
    emergencyContact,
    language,
    tags,
    risk,
    version,
  };
}
