import type { DataTableState } from '@sakina/design-system';
import { auditAction, auditOutcome, auditTargetKind } from '@sakina/platform/contract';
import type { BodyOf, QueryOf, exportAuditEntries, listAuditEntries } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { addDays, instantAt } from '@sakina/platform/format';
import { chosenIn } from '../../shared/question.ts';
import type { SettingsAddress } from './address.ts';

export type AuditQuestion = Omit<NonNullable<QueryOf<typeof listAuditEntries>>, 'after' | 'limit'>;

/** Days that the log shows unless asked otherwise; the screen says so. */
export const USUAL_DAYS = 30;

/** The dates that the log is asked for, both within: those chosen, or the usual days before today. */
function datesOf({ filters }: Pick<DataTableState, 'filters'>, today: string): { from?: string; to?: string } {
  const period = filters['at'];
  if (period?.kind !== 'date' || (!period.from && !period.to)) return { from: addDays(today, 1 - USUAL_DAYS) };
  return { ...(period.from && { from: period.from }), ...(period.to && { to: period.to }) };
}

/**
 * What the server is asked for.
 * @param words Words searched for.
 * @param today The reader’s date.
 * @param timeZone The reader’s: days begin and end in it.
 */
export function auditQuestion(
  { table, actorId, targetId }: Pick<SettingsAddress, 'table' | 'actorId' | 'targetId'>,
  words: string,
  today: string,
  timeZone: string,
): AuditQuestion {
  const { from, to } = datesOf(table, today);
  const outcome = chosenIn(table, 'outcome', auditOutcome.options);
  return defined({
    q: words === '' ? undefined : words,
    actor: actorId ?? undefined,
    target: targetId ?? undefined,
    action: chosenIn(table, 'action', auditAction.options),
    targetKind: chosenIn(table, 'kind', auditTargetKind.options),
    outcome: outcome?.length === 1 ? outcome[0] : undefined,
    from: from && instantAt(from, '00:00', timeZone),
    to: to && instantAt(addDays(to, 1), '00:00', timeZone),
  });
}

/** What an export is asked with; words that were searched for do not narrow it. */
export function exportBody(
  { q: _words, ...filters }: AuditQuestion,
  reason: string,
): BodyOf<typeof exportAuditEntries> {
  return { ...filters, reason };
}
