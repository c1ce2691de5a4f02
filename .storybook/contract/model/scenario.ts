import { scenarioNames } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';

/** The scenario with a name; `default` for an unknown one. */
export function scenarioNamed(name: unknown): ScenarioName {
  return scenarioNames.find((known) => known === name) ?? 'default';
}
