import { scenarios } from '@sakina/mocks';
import type { Operation } from '@sakina/platform/contract';
import { failureCasesOf } from './failure-cases.ts';

type Handler = ReturnType<typeof scenarios.failing>;

/** What the server can be like, by name. */
export const SCENARIOS = ['loading', 'empty', 'slow', 'denied', 'not-found', 'conflict', 'validation', 'server-error', 'offline', 'breach', 'expired'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export const isScenario = (name: unknown): name is ScenarioName => SCENARIOS.some((known) => known === name);

/** How late a slow server answers, in milliseconds. */
const SLOW_MS = 3000;

const MAKE: Record<ScenarioName, (operation: Operation) => Handler> = {
  loading: scenarios.loading,
  empty: scenarios.empty,
  slow: (operation) => scenarios.slow(operation, SLOW_MS),
  denied: scenarios.denied,
  'not-found': scenarios.missing,
  conflict: scenarios.conflict,
  validation: (operation) => {
    const refusal = failureCasesOf(operation).find(({ code }) => code === 'VALIDATION_FAILED');
    return refusal ? refusal.handler(operation) : scenarios.failing(operation, { status: 422 });
  },
  'server-error': scenarios.failing,
  offline: scenarios.offline,
  breach: scenarios.breach,
  expired: scenarios.signedOut,
};

/** The handler of an operation in a scenario; null where it has no such state, as a write has no empty one. */
export function handlerIn(name: ScenarioName, operation: Operation): Handler | null {
  try {
    return MAKE[name](operation);
  } catch {
    return null;
  }
}
