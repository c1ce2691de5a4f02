import type { ReactNode } from 'react';
import { isAnswered, OnceKnown } from '../../../shared/OnceKnown.tsx';
import { useSafetyAlerts } from './api/safety-alerts.ts';
import { SafetyAlerts } from './SafetyAlerts.tsx';

export interface DangerFirstProps {
  /** Whether every other alert of the page is known to be there or not. */
  isKnown: boolean;
  /** The other alerts, and what stands below them. */
  children: ReactNode;
}

/**
 * Clients in danger, and below them the rest of a page, drawn once it is known whether there are any. Danger waits for
 * nothing else (CARE-2); the rest waits for its own alerts too (FAST-2).
 */
export function DangerFirst({ isKnown, children }: DangerFirstProps) {
  return (
    <OnceKnown isKnown={isAnswered(useSafetyAlerts())}>
      <SafetyAlerts />
      <OnceKnown isKnown={isKnown}>{children}</OnceKnown>
    </OnceKnown>
  );
}
