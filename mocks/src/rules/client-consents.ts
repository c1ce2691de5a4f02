import { consentStateOf } from '@sakina/platform/domain';
import type { ClientConsent, ClientConsentId, OwnClientConsent, UserId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { holdOf } from './account-state.ts';
import { consentTextVersions } from '../personas/client-consents.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { ClientConsentRow } from '../store/tables/care.ts';

type Pair = Pick<ClientConsentRow, 'providerId' | 'clientId'>;

const latestOf = ({ requestedAt, decidedAt, withdrawal }: ClientConsentRow) =>
  withdrawal?.at ?? decidedAt ?? requestedAt ?? '';

/** Consents in the order of both sides’ lists: those that wait for an answer, then the latest change. */
export function sortedConsents(rows: readonly ClientConsentRow[]): ClientConsentRow[] {
  return rows.toSorted(
    (first, second) =>
      Number(second.status === 'REQUESTED') - Number(first.status === 'REQUESTED') ||
      latestOf(second).localeCompare(latestOf(first)),
  );
}

/** A consent as its provider reads it. */
export function providerConsent({ providerId: _providerId, ...row }: ClientConsentRow): ClientConsent {
  return row;
}

/** A consent as its client reads it. */
export function ownConsent(tables: Tables, { providerId, ...row }: ClientConsentRow): OwnClientConsent {
  const displayName = tables.providers.get(providerId)?.displayName ?? 'Your provider';
  return { ...row, provider: { id: providerId, displayName }, ...holdOf(tables, providerId) };
}

/** Saves a consent as given and marks what it replaces. */
export function giveConsent(
  tables: Tables,
  row: ClientConsentRow,
  { how, now }: { how: NonNullable<ClientConsentRow['how']>; now: Date },
): ClientConsentRow {
  for (const other of tables.clientConsents.all())
    if (
      other.id !== row.id &&
      other.providerId === row.providerId &&
      other.clientId === row.clientId &&
      other.kind === row.kind &&
      other.recipient === row.recipient &&
      other.status === 'GIVEN' &&
      other.replacedAt === undefined
    )
      tables.clientConsents.put({ ...other, replacedAt: iso(now) });
  const name = tables.people.get(row.clientId)?.displayName ?? null;
  return tables.clientConsents.put({ ...row, status: 'GIVEN', decidedAt: iso(now), decidedByName: name, how });
}

interface Booking extends Pair {
  /** Online by the client, or by the provider who records what the client said. */
  how: 'ONLINE' | 'IN_PERSON';
  language: ClientConsent['language'];
  now: Date;
}

/** Records what a client agrees to with a booking. What is given to the newest text already stays as it was given. */
export function giveBookingConsents(tables: Tables, { providerId, clientId, how, language, now }: Booking): void {
  for (const kind of ['TREATMENT', 'TELEHEALTH'] as const) {
    const own = tables.clientConsents
      .all()
      .filter((row) => row.providerId === providerId && row.clientId === clientId && row.kind === kind);
    if (own.some((row) => consentStateOf(row) === 'GIVEN')) continue;
    const asked = own.find((row) => row.status === 'REQUESTED');
    giveConsent(tables, asked ?? bookedConsent({ providerId, clientId, language, kind, at: iso(now) }), { how, now });
  }
}

/**
 * A consent to the newest text of its kind, without an answer yet. @param facts Whose it is, and what is known of it.
 */
export function newConsent(
  facts: Pair & Pick<ClientConsentRow, 'kind' | 'language' | 'recipient' | 'requestedAt'>,
): ClientConsentRow {
  return {
    ...facts,
    id: `cst-${crypto.randomUUID().slice(0, 8)}` as ClientConsentId,
    status: 'REQUESTED',
    textVersion: consentTextVersions[facts.kind],
    currentVersion: consentTextVersions[facts.kind],
    decidedAt: null,
    decidedByName: null,
    how: null,
    withdrawal: null,
  };
}

/** A consent that was given with a booking. */
export function bookedConsent({
  at,
  ...rest
}: Pair & { at: string; kind: 'TREATMENT' | 'TELEHEALTH'; language: ClientConsent['language'] }): ClientConsentRow {
  const asked = newConsent({ ...rest, recipient: null, requestedAt: null });
  return { ...asked, status: 'GIVEN', decidedAt: at, how: 'ONLINE' };
}

/**
 * When the consent that a session needs was given, or null: with its booking or in answer to a request, and not
 * withdrawn since.
 */
export function consentOnFile(tables: Tables, appointment: AppointmentRow): string | null {
  const own = tables.clientConsents
    .all()
    .filter(
      (row) =>
        row.providerId === appointment.provider.id &&
        row.clientId === appointment.client.id &&
        (row.kind === 'TREATMENT' || (row.kind === 'TELEHEALTH' && appointment.mode === 'ONLINE')),
    );
  const given = own.filter(
    ({ kind, status, decidedAt }) =>
      kind === 'TREATMENT' && status === 'GIVEN' && (decidedAt ?? '') > appointment.createdAt,
  );
  const since = [appointment.consentedAt, ...given.map(({ decidedAt }) => decidedAt)].findLast((at) => at !== null);
  const isWithdrawn = own.some(({ kind, recipient, withdrawal, decidedAt }) => {
    if (withdrawal === null || decidedAt === null) return false;
    const isGivenAgain = own.some(
      (row) =>
        row.kind === kind &&
        row.recipient === recipient &&
        row.status === 'GIVEN' &&
        (row.decidedAt ?? '') > withdrawal.at,
    );
    return !isGivenAgain && withdrawal.at > appointment.createdAt;
  });
  return since === undefined || isWithdrawn ? null : since;
}

/** Withdraws requests of a provider that a client has not answered. */
export function retractRequests(
  tables: Tables,
  pair: Pair,
  by: { name: string; notes: string | null; at: string },
): void {
  for (const row of tables.clientConsents.all())
    if (row.providerId === pair.providerId && row.clientId === pair.clientId && row.status === 'REQUESTED')
      tables.clientConsents.put({
        ...row,
        status: 'WITHDRAWN',
        withdrawal: { at: by.at, recordedByName: by.name, notes: by.notes },
      });
}

/** Whether a request for the same consent waits for its answer. */
export function isAskedFor(
  tables: Tables,
  { providerId, clientId, kind, recipient }: Pair & Pick<ClientConsentRow, 'kind' | 'recipient'>,
): boolean {
  return tables.clientConsents
    .all()
    .some(
      (row) =>
        row.providerId === providerId &&
        row.clientId === clientId &&
        row.kind === kind &&
        row.recipient === recipient &&
        row.status === 'REQUESTED',
    );
}

/** The consents of one client, with every provider. */
export function consentsOf(tables: Tables, clientId: UserId): ClientConsentRow[] {
  return sortedConsents(tables.clientConsents.all().filter((row) => row.clientId === clientId));
}
