import type { Appointment, Invoice, Money } from '@sakina/platform/contract';
import { seemsToNameDiagnosis } from '@sakina/platform/domain';

/** A line as it is typed. */
export interface DraftLine {
  /** Stays with the line while others come and go. */
  key: number;
  description: string;
  /** In minor units; null while nothing that can be read was typed. */
  amount: number | null;
}

/** A draft as it is typed. */
export interface DraftFields {
  /** The session that a new one is for; empty while none is chosen. */
  sessionId: string;
  lines: DraftLine[];
  /** `YYYY-MM-DD`, or empty. */
  dueOn: string;
}

/** A draft before anything is typed: lines that stand already, or an empty one. */
export function firstDraft(lines: readonly { description: string; amount: Money }[], dueOn: string): DraftFields {
  const first = lines.map(({ description, amount }, key) => ({ key, description, amount: amount.amountMinor }));
  return { sessionId: '', lines: first.length > 0 ? first : [{ key: 0, description: '', amount: null }], dueOn };
}

/** The key of a line that is added. */
export function nextKey(lines: readonly { key: number }[]): number {
  return Math.max(...lines.map(({ key }) => key)) + 1;
}

/** The most that one line of an invoice asks for, as the contract has it (CLOUD-22). */
const MOST_MINOR = 10_000_000;

/** What is wrong with a line, by field. */
interface LineProblems {
  description?: 'missing' | 'diagnosis';
  amount?: 'missing' | 'tooMuch';
}

/** What is wrong with a draft, by field. */
export interface DraftProblems {
  /** By key of the line. */
  lines: ReadonlyMap<number, LineProblems>;
  dueOn?: 'missing' | 'past';
}

function lineProblems({ description, amount }: DraftLine): LineProblems | null {
  const problems: LineProblems = {};
  if (description.trim() === '') problems.description = 'missing';
  else if (seemsToNameDiagnosis(description)) problems.description = 'diagnosis';
  if (amount === null || amount <= 0) problems.amount = 'missing';
  else if (amount > MOST_MINOR) problems.amount = 'tooMuch';
  return problems.description || problems.amount ? problems : null;
}

/**
 * Checks a draft before it is sent to the server.
 * @param dueOn `YYYY-MM-DD`, or empty.
 * @param today `YYYY-MM-DD` in the reader's zone.
 */
export function draftProblems(lines: readonly DraftLine[], dueOn: string, today: string): DraftProblems {
  const wrong = new Map<number, LineProblems>();
  for (const line of lines) {
    const problems = lineProblems(line);
    if (problems) wrong.set(line.key, problems);
  }
  const day = dueOn === '' ? 'missing' : dueOn < today ? ('past' as const) : undefined;
  return { lines: wrong, ...(day && { dueOn: day }) };
}

/** What a draft asks for, in minor units. */
export function draftTotal(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/**
 * The sessions that an invoice can be drafted for, the latest first: those that will be, were held or were missed, and
 * have no invoice that counts.
 */
export function invoiceable(appointments: readonly Appointment[], invoices: readonly Invoice[]): Appointment[] {
  const taken = new Set(invoices.flatMap(({ status, appointmentId }) => (status === 'VOID' ? [] : [appointmentId])));
  return appointments
    .filter(({ id, status }) => !taken.has(id) && ['CONFIRMED', 'COMPLETED', 'NO_SHOW'].includes(status))
    .toSorted((first, second) => Date.parse(second.startsAt) - Date.parse(first.startsAt));
}
