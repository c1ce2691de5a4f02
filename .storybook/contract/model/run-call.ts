import { scenarioOf } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';
import { ApiError } from '@sakina/platform/client';
import type { Operation, OperationInput } from '@sakina/platform/contract';
import type { ExampleCaller } from '@sakina/platform/contract/examples';
import { clientOf } from './callers.ts';
import type { Network } from './make-fail.ts';

/** A call to run. */
export interface Run {
  readonly operation: Operation;
  readonly input: unknown;
  readonly caller: ExampleCaller;
  /** The scenario; `default` is the usual mock. */
  readonly scenario: ScenarioName;
  readonly idempotencyKey?: string;
}

/** The outcome of a call. */
export interface Outcome {
  /** HTTP status of the last answer; undefined without one. */
  readonly status: number | undefined;
  /** The number of requests: reads are retried automatically. */
  readonly tries: number;
  readonly milliseconds: number;
  readonly result: { readonly data: unknown } | { readonly error: ApiError };
}

/** Makes a call through the product's client, to the mocks. */
export async function runCall(
  { operation, input, caller, scenario, idempotencyKey }: Run,
  network: Network,
  signal: AbortSignal,
): Promise<Outcome> {
  network.resetHandlers();
  const handler = scenarioOf(scenario, operation);
  if (handler) network.use(handler);
  let [tries, status] = [0, undefined as number | undefined];
  const client = clientOf(caller, {
    fetch: async (...request) => {
      tries += 1;
      status = undefined;
      const response = await fetch(...request);
      ({ status } = response);
      return response;
    },
  });
  const start = performance.now();
  const finished = (result: Outcome['result']): Outcome => ({
    status,
    tries,
    milliseconds: performance.now() - start,
    result,
  });
  try {
    return finished({
      data: await client.call(operation, input as OperationInput<Operation>, {
        signal,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      }),
    });
  } catch (error) {
    if (error instanceof ApiError) return finished({ error });
    throw error;
  }
}
