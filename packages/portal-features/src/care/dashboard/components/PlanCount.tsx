import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';
import { plansToAnswer } from '../model/for-you.ts';

export interface PlanCountProps {
  /** Called with how many plans wait for the person's answer. */
  onCount: (count: number) => void;
}

/** Counts the plans that wait for an answer; it shows nothing itself. */
export function PlanCount({ onCount }: PlanCountProps) {
  const count = plansToAnswer(useOperation(listOwnTreatmentPlans, {}).data?.items ?? []).length;
  useEffect(() => onCount(count), [onCount, count]);
  return null;
}
