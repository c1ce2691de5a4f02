import { scenarioNames } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';

/** The scenario that a toolbar or a choice names; what the server is like where it names none. */
export function scenarioNamed(name: unknown): ScenarioName {
  return scenarioNames.find((known) => known === name) ?? 'default';
}
