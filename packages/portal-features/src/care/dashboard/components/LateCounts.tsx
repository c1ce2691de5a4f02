import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';
import { useOpenInvoices, useOwnPayments } from '../api/payments.ts';
import { invoicesToPay, plansToAnswer } from '../model/for-you.ts';

export interface LateCountsProps {
  /** Called with how many plans wait for the person's answer, and how many invoices for their payment. */
  onCounts: (counts: { plan: number; payments: number }) => void;
}

/** Counts the plans that wait for an answer and the invoices that are to be paid; it shows nothing itself. */
export function LateCounts({ onCounts }: LateCountsProps) {
  const plan = plansToAnswer(useOperation(listOwnTreatmentPlans, {}).data?.items ?? []).length;
  const paid = useOwnPayments().read.data?.items ?? [];
  const payments = invoicesToPay(useOpenInvoices().data?.items ?? [], paid).length;
  useEffect(() => onCounts({ plan, payments }), [onCounts, plan, payments]);
  return null;
}
