import { safetyPlanLimits } from '@sakina/platform/contract';
import { isPhone, plainPhone } from '@sakina/platform/domain';
import { isOfPeople } from './sections.ts';
import type { Entry, SectionKey } from './sections.ts';

/** One line while it is written. */
export interface PlanRow {
  /** Names the line as long as it is written, wherever it is moved. */
  readonly id: string;
  readonly text: string;
  /** What is typed as a number to call; empty for none. */
  readonly phone: string;
}

/** What is wrong with one field of a line. */
export interface RowProblem {
  readonly id: string;
  readonly field: 'text' | 'phone';
  readonly kind: 'tooLong' | 'nameMissing' | 'phoneWrong';
}

// Help lines have short numbers.
const FEWEST_DIGITS = 3;

/** How many characters a line of this section may have. */
export function longestIn(section: SectionKey): number {
  return isOfPeople(section) ? safetyPlanLimits.name : safetyPlanLimits.words;
}

/** A line with nothing in it yet. */
export function blankRow(id: string): PlanRow {
  return { id, text: '', phone: '' };
}

/** Lines as they are written; one empty line where there are none, to begin in. */
export function rowsOf(entries: readonly Entry[], newId: () => string): PlanRow[] {
  const rows = entries.map(({ text, phone }) => ({ id: newId(), text, phone: phone ?? '' }));
  return rows.length === 0 ? [blankRow(newId())] : rows;
}

/** What the lines come to: without those that were left empty. */
export function writtenIn(rows: readonly PlanRow[]): Entry[] {
  return rows
    .map(({ text, phone }) => ({ text: text.trim(), phone: plainPhone(phone) }))
    .filter(({ text, phone }) => text !== '' || phone !== '')
    .map(({ text, phone }) => ({ text, phone: phone === '' ? null : phone }));
}

/** What has to be mended before the lines can be saved. */
export function problemsIn(section: SectionKey, rows: readonly PlanRow[]): RowProblem[] {
  const ofPeople = isOfPeople(section);
  return rows.flatMap(({ id, text, phone }): RowProblem[] => {
    const words = text.trim();
    const number = ofPeople ? phone.trim() : '';
    return [
      ...(words.length > longestIn(section) ? [{ id, field: 'text', kind: 'tooLong' } as const] : []),
      ...(words === '' && number !== '' ? [{ id, field: 'text', kind: 'nameMissing' } as const] : []),
      ...(number !== '' && !isPhone(number, FEWEST_DIGITS)
        ? [{ id, field: 'phone', kind: 'phoneWrong' } as const]
        : []),
    ];
  });
}

/** The lines with one of them so many places further down; negative is up. At the edge it stays. */
export function moveRow(rows: readonly PlanRow[], id: string, by: number): PlanRow[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = Math.max(0, Math.min(rows.length - 1, from + by));
  const row = rows[from];
  if (!row || to === from) return [...rows];
  const others = rows.filter((other) => other.id !== id);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** The line that takes the focus once another is removed: the one in its place, else the last. */
export function rowAfterRemoval(rows: readonly PlanRow[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const left = rows.filter((row) => row.id !== id);
  return (left[at] ?? left.at(-1))?.id;
}
