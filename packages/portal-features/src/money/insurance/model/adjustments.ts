import type { ClaimAdjustment, LineAdjudication } from '@sakina/platform/contract';

/**
 * Every difference between charge and payment of a line: as the payer sent them, or from the amounts where it sent
 * none.
 */
export function adjustmentsOf(line: LineAdjudication): ClaimAdjustment[] {
  if (line.adjustments) return line.adjustments;
  const { currency } = line.charge;
  const parts: [ClaimAdjustment['group'], string, number][] = [
    ['CO', '45', line.contractualAdjustment.amountMinor],
    ['PR', '3', line.copay.amountMinor],
    ['PR', '1', line.deductible.amountMinor],
    ['PR', '2', line.coinsurance.amountMinor],
  ];
  if (line.reason) parts.push([line.reason.group, line.reason.code, line.denied.amountMinor]);
  return parts
    .filter(([, , amountMinor]) => amountMinor > 0)
    .map(([group, code, amountMinor]) => ({ group, code, remarks: [], amount: { amountMinor, currency } }));
}

/**
 * What a line does not explain: the charge less the payment and all differences, in minor units; 0 where it adds up.
 */
export function unexplained(line: LineAdjudication): number {
  return adjustmentsOf(line).reduce(
    (rest, { amount }) => rest - amount.amountMinor,
    line.charge.amountMinor - line.paid.amountMinor,
  );
}
