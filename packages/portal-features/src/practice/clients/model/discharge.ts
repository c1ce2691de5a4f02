import { dischargeLimits } from '@sakina/platform/contract';
import type {
  Appointment,
  Client,
  DischargeReason,
  HostedGroupSession,
  Measure,
  OutreachAttempt,
  SessionNote,
} from '@sakina/platform/contract';
import { isMeetingAhead, owedFor, sessionStateAt } from '@sakina/platform/domain';
import type { SessionState } from '@sakina/platform/domain';

/** The parts of a discharge summary, in their order. */
export const SUMMARY_PARTS = ['problem', 'course', 'goals', 'measures', 'risk', 'aftercare'] as const;
export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/** The parts that a profession is asked for: scores only where it assigns questionnaires. */
export const summaryPartsOf = ({ usesMeasures }: { usesMeasures: boolean }): readonly SummaryPart[] =>
  SUMMARY_PARTS.filter((part) => part !== 'measures' || usesMeasures);

/** Attempts to reach a client that are usual before care ends for lost contact. */
export const USUAL_ATTEMPTS = 3;

/** What is typed to end care. */
export interface DischargeForm {
  reason: '' | DischargeReason;
  parts: Record<SummaryPart, string>;
  referral: string;
  clientWords: string;
  outreach: readonly OutreachAttempt[];
  /** Whether sessions ahead are cancelled with it. */
  callsOff: boolean;
}

/** What the provider holds of a client whose care is to end. */
export interface CareToEnd {
  sessions: readonly Appointment[];
  notes: readonly SessionNote[];
  measures: readonly Pick<Measure, 'status'>[];
  /** The provider's own groups, with who has a seat or waits for one. */
  groups: readonly Pick<HostedGroupSession, 'status' | 'startsAt' | 'participants'>[];
}

/** What stands in the way of ending care. */
export type Blocker =
  | { kind: 'flag' | 'message' }
  | { kind: 'invoice' | 'measure' | 'seat'; count: number }
  | { kind: 'running' | 'unwritten' | 'ahead'; session: Appointment }
  | { kind: 'note'; note: SessionNote };

/**
 * What stands in the way, the most urgent first: an open flag, a session in progress, a message to read, notes to write
 * and to sign, upcoming sessions, and what is open besides. Upcoming sessions can be cancelled with the discharge; a
 * seat in a group is the client's own, and stays.
 * @param now Epoch milliseconds.
 */
export function blockersOf(
  client: Pick<Client, 'id' | 'openFlags' | 'owed'>,
  { sessions, notes, measures, groups }: CareToEnd,
  now: number,
): Blocker[] {
  const invoices = client.owed?.openInvoices ?? 0;
  const asked = measures.filter(({ status }) => status === 'ASSIGNED').length;
  const own = sessions.filter((session) => session.client.id === client.id);
  const seats = groups.filter(
    ({ participants, ...group }) =>
      isMeetingAhead(group, now) && participants.some(({ id, status }) => id === client.id && status === 'CONFIRMED'),
  ).length;
  const noteOf = new Map(notes.map((note) => [note.appointmentId, note]));
  const inState = (...states: SessionState[]) => own.filter((session) => states.includes(sessionStateAt(session, now)));
  return [
    ...(client.openFlags > 0 ? [{ kind: 'flag' as const }] : []),
    ...inState('RUNNING').map((session) => ({ kind: 'running' as const, session })),
    ...((client.owed?.unreadMessages ?? 0) > 0 ? [{ kind: 'message' as const }] : []),
    ...own
      .filter((session) => owedFor(session, noteOf.get(session.id), now) === 'WRITE_NOTE')
      .map((session) => ({ kind: 'unwritten' as const, session })),
    ...notes.filter(({ status }) => status === 'DRAFT').map((note) => ({ kind: 'note' as const, note })),
    ...inState('LATE', 'AHEAD').map((session) => ({ kind: 'ahead' as const, session })),
    ...(invoices > 0 ? [{ kind: 'invoice' as const, count: invoices }] : []),
    ...(asked > 0 ? [{ kind: 'measure' as const, count: asked }] : []),
    ...(seats > 0 ? [{ kind: 'seat' as const, count: seats }] : []),
  ];
}

/**
 * Whether care can only end once this is settled: upcoming sessions are cancelled with it, questionnaires are
 * withdrawn, and an invoice and a seat stay.
 */
export function mustSettle({ kind }: Blocker): boolean {
  return kind !== 'ahead' && kind !== 'invoice' && kind !== 'measure' && kind !== 'seat';
}

/** The summary as one text: each part that is shown and says something, under its heading. */
export function summaryOf(
  parts: DischargeForm['parts'],
  shown: readonly SummaryPart[],
  headingOf: (part: SummaryPart) => string,
): string {
  return shown
    .filter((part) => parts[part].trim() !== '')
    .map((part) => `${headingOf(part)}\n${parts[part].trim()}`)
    .join('\n\n');
}

/** Which fields are wrong, in their order. */
export type DischargeProblem = 'reason' | 'course' | 'summary' | 'referral' | 'outreach' | 'callsOff';

/** What is wrong before anything is sent. @param ahead How many sessions are booked. */
export function dischargeProblems(form: DischargeForm, summary: string, ahead: number): DischargeProblem[] {
  const problems: [DischargeProblem, boolean][] = [
    ['callsOff', ahead > 0 && !form.callsOff],
    ['reason', form.reason === ''],
    ['referral', form.reason === 'TRANSFERRED' && form.referral.trim() === ''],
    ['outreach', form.reason === 'LOST_CONTACT' && form.outreach.length === 0],
    ['course', form.parts.course.trim() === ''],
    ['summary', summary.length > dischargeLimits.summary],
  ];
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}
