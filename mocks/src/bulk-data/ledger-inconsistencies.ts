import { platformShare } from '../rules/ledger.ts';
import type { BulkData } from './bulk-data.ts';
import { refundShare, SESSIONS } from './sessions.ts';
import { bulkPayouts, eachMovement, noSums } from './money.ts';
import { bulkSession } from './session-record.ts';

/**
 * Differences between the sums of the bulk data and its sessions, in words. For each span of days the sums are computed
 * again from the sessions as lists show them, in another order, and compared to the cent.
 * @param spans First and last day, counted since 1970.
 */
export function bulkLedgerInconsistencies(
  bulk: BulkData,
  spans: readonly (readonly [from: number, to: number])[],
): string[] {
  const problems: string[] = [];
  for (const [from, to] of spans) {
    const sums = noSums();
    eachMovement(bulk, from, to, (_, __, money, paidOut, isCompleted) => {
      sums.gross += money?.gross ?? 0;
      sums.refunds += money?.refunded ?? 0;
      sums.fees += money?.fee ?? 0;
      sums.insurer += money?.insurer ?? 0;
      sums.payouts += paidOut;
      sums.completed += isCompleted ? 1 : 0;
    });
    const listed = noSums();
    const net = new Map<string, number>();
    for (let session = SESSIONS - 1; session >= 0; session -= 1) {
      const day = Math.floor((bulk.sessions.start[session] ?? 0) / 1440);
      if (day < from - 10 || day > to) continue;
      const record = bulkSession(bulk, session);
      const paid =
        record.status === 'COMPLETED' ? record.price.amountMinor : (record.cancellation?.fee.amountMinor ?? 0);
      const insurer = record.status === 'COMPLETED' && bulk.sessions.isInsured(session) ? Math.max(0, paid - 3_000) : 0;
      const refunded = record.status === 'COMPLETED' ? Math.round((paid - insurer) * refundShare(session)) : 0;
      const date = new Date(record.startsAt);
      // The first Monday at least three days after the session's.
      const paidOn = new Date(date.getTime() + 3 * 86_400_000);
      while (paidOn.getUTCDay() !== 1) paidOn.setUTCDate(paidOn.getUTCDate() + 1);
      const paidDay = Math.floor(paidOn.getTime() / 86_400_000);
      const earned = paid - refunded - platformShare(paid - refunded);
      if (paidDay >= from && paidDay <= to && paidDay <= bulk.calendar.today && earned > 0) {
        listed.payouts += earned;
        const key = `${paidDay} ${record.provider.id}`;
        net.set(key, (net.get(key) ?? 0) + earned);
      }
      if (day < from) continue;
      listed.gross += paid;
      listed.insurer += insurer;
      listed.refunds += refunded;
      listed.fees += platformShare(paid - refunded);
      listed.completed += record.status === 'COMPLETED' ? 1 : 0;
    }
    for (const name of ['gross', 'refunds', 'fees', 'insurer', 'payouts', 'completed'] as const) {
      if (sums[name] !== listed[name])
        problems.push(`${name} of days ${from} to ${to}: ${sums[name]} added up, ${listed[name]} listed`);
    }
    const payouts = bulkPayouts(bulk, from, to);
    if (payouts.length !== net.size)
      problems.push(`${payouts.length} payouts of days ${from} to ${to}, ${net.size} by the sessions`);
    const paidOut = payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (paidOut !== listed.payouts)
      problems.push(`payouts of days ${from} to ${to} add up to ${paidOut}, not to ${listed.payouts}`);
  }
  return problems;
}
