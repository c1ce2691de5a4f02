import type {
  Diagnosis,
  Superbill,
  SuperbillCandidate,
  SuperbillClientBlocker,
  SuperbillId,
  SuperbillLine,
  SuperbillSessionBlocker,
} from '@sakina/platform/contract';
import { dateIn, iso } from '../clock.ts';
import { appointmentsWith } from '../handlers/find.ts';
import { newId } from '../handlers/practice/own.ts';
import { chargedPrice } from './charges.ts';
import type { AppointmentRow, NoteRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { heldMinutes, procedureFor, SHORTEST_MINUTES, standingClaim } from './billable.ts';
import { issuerOf } from './billing-identity.ts';
import { recordIdOf } from './client-records.ts';
import { paidByClient } from './client-share.ts';
import { coverageOf, isInNetwork } from './coverage.ts';
import { usd } from './ledger.ts';

const sumOf = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The sessions of a month that nothing was billed to an insurer for, by client. */
function sessionsOf(tables: Tables, provider: ProviderRow, month: string): Map<string, AppointmentRow[]> {
  const byClient = new Map<string, AppointmentRow[]>();
  for (const row of appointmentsWith(tables, provider.id)) {
    const isOfMonth = dateIn(row.startsAt, provider.timeZone).toString().startsWith(month);
    if (!isOfMonth || row.status !== 'COMPLETED' || chargedPrice(row).amountMinor === 0) continue;
    if (isInNetwork(tables, provider, row.client.id) || standingClaim(tables, row.id) !== null) continue;
    byClient.set(row.client.id, [...(byClient.get(row.client.id) ?? []), row]);
  }
  return byClient;
}

function blockersOf(appointment: AppointmentRow, note: NoteRow | undefined): SuperbillSessionBlocker[] {
  const blockers: [SuperbillSessionBlocker, boolean][] = [
    ['NOTE_MISSING', !note],
    ['NOTE_NOT_SIGNED', note?.status === 'DRAFT'],
    ['TOO_SHORT', heldMinutes(appointment) < SHORTEST_MINUTES],
  ];
  return blockers.filter(([, isSo]) => isSo).map(([blocker]) => blocker);
}

const noteOf = (tables: Tables, appointmentId: string) =>
  tables.notes.all().find((row) => row.appointmentId === appointmentId);

function diagnosesOf(tables: Tables, provider: ProviderRow, clientId: string): Diagnosis[] {
  const plan = tables.treatmentPlans
    .all()
    .find((row) => row.providerId === provider.id && row.client.id === clientId && row.status !== 'DRAFT');
  return plan?.diagnoses ?? [];
}

/** The superbill of a client and a month that counts. */
function standingSuperbill(tables: Tables, { id }: ProviderRow, clientId: string, month: string): Superbill | null {
  return (
    tables.superbills
      .all()
      .find(
        (row) =>
          row.providerId === id && row.client.id === clientId && row.month === month && row.replacedById === null,
      ) ?? null
  );
}

function lineOf(tables: Tables, appointment: AppointmentRow): SuperbillLine {
  const isVideo = appointment.mode === 'ONLINE';
  return {
    appointmentId: appointment.id,
    serviceDate: dateIn(appointment.startsAt, appointment.timeZone).toString(),
    placeOfService: isVideo ? '10' : '11',
    procedureCode: procedureFor(appointment, heldMinutes(appointment)),
    modifiers: isVideo ? ['95'] : [],
    units: 1,
    charged: chargedPrice(appointment),
    paid: usd(Math.min(chargedPrice(appointment).amountMinor, paidByClient(tables, appointment.id))),
  };
}

/** A client of a month with what is in the way, and what a superbill made now would hold. */
export interface Prepared {
  candidate: SuperbillCandidate;
  lines: SuperbillLine[];
  diagnoses: Diagnosis[];
  birthDate: string | null;
}

/**
 * Every client with sessions that a superbill of the month could name, by name. @param month `YYYY-MM` in the
 * provider's zone.
 */
export function prepareSuperbills(tables: Tables, provider: ProviderRow, month: string): Prepared[] {
  return [...sessionsOf(tables, provider, month)]
    .flatMap(([clientId, appointments]) => {
      const [first] = appointments;
      if (!first) return [];
      const record = tables.clientRecords.get(recordIdOf(provider.id, first.client.id));
      const birthDate = record?.birthDate ?? null;
      const diagnoses = diagnosesOf(tables, provider, clientId);
      const blockers: [SuperbillClientBlocker, boolean][] = [
        ['BIRTH_DATE_MISSING', birthDate === null],
        ['DIAGNOSIS_MISSING', diagnoses.length === 0],
      ];
      const sessions = appointments.map((row) => {
        const note = noteOf(tables, row.id);
        return { row, note, blockers: blockersOf(row, note) };
      });
      const lines = sessions.filter((each) => each.blockers.length === 0).map(({ row }) => lineOf(tables, row));
      const standing = standingSuperbill(tables, provider, clientId, month);
      const candidate: SuperbillCandidate = {
        client: { id: first.client.id, displayName: first.client.displayName },
        blockers: blockers.filter(([, isSo]) => isSo).map(([blocker]) => blocker),
        sessions: sessions.map(({ row, note, blockers: own }) => ({
          appointmentId: row.id,
          startsAt: row.startsAt,
          charged: chargedPrice(row),
          noteId: note?.id ?? null,
          blockers: own,
        })),
        readyCount: lines.length,
        superbillId: standing?.id ?? null,
        isDue: lines.length > 0 && (standing === null || JSON.stringify(standing.lines) !== JSON.stringify(lines)),
      };
      return [{ candidate, lines, diagnoses, birthDate }];
    })
    .toSorted((first, second) =>
      first.candidate.client.displayName.localeCompare(second.candidate.client.displayName, 'en'),
    );
}

/** Makes one superbill, which takes the place of an earlier one of the month. */
export function addSuperbill(
  tables: Tables,
  provider: ProviderRow,
  month: string,
  { candidate, lines, diagnoses, birthDate }: Prepared & { birthDate: string },
  now: Date,
): Superbill {
  const { client, superbillId } = candidate;
  const coverage = coverageOf(tables, client.id);
  const charged = sumOf(lines.map((line) => line.charged));
  const paid = sumOf(lines.map((line) => line.paid));
  const made = tables.superbills.put({
    id: newId<SuperbillId>('sup'),
    month,
    providerId: provider.id,
    issuer: issuerOf(tables, provider),
    client: { ...client, birthDate },
    insurance: coverage && { insurer: coverage.insurer, memberId: coverage.memberId },
    diagnoses,
    lines,
    charged: usd(charged),
    paid: usd(paid),
    balance: usd(charged - paid),
    createdAt: iso(now),
    replacedById: null,
  });
  const earlier = superbillId === null ? undefined : tables.superbills.get(superbillId);
  if (earlier) tables.superbills.put({ ...earlier, replacedById: made.id });
  return made;
}
