import { ApiError } from '@sakina/platform/client';
import type { Operation, OperationInput } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { clientOf, usualCaller } from './callers.ts';
import type { FailureCase } from './failure-cases.ts';

/** The part of MSW that changes handlers. */
export interface Network {
  use: (...handlers: ReturnType<FailureCase['handler']>[]) => void;
  resetHandlers: () => void;
}

/** Timeout of a story in milliseconds; the product's is half a minute. */
const SHORT_PATIENCE_MS = 25;

/**
 * Makes a call fail: sends its example through the product's client while the case's handler answers.
 * @returns The error, or null if the call was answered.
 */
export async function makeFail(operation: Operation, failure: FailureCase, network: Network): Promise<ApiError | null> {
  network.resetHandlers();
  network.use(failure.handler(operation));
  const example = examples.find((one) => one.operation.name === operation.name);
  const client = clientOf(usualCaller(operation, example), {
    // Retries of reads are shown elsewhere, so they are not delayed here.
    wait: () => Promise.resolve(),
    ...(failure.isEndless && { timeoutMs: SHORT_PATIENCE_MS }),
  });
  try {
    await client.call(operation, (example?.input ?? inputFor(operation)) as OperationInput<Operation>);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  } finally {
    network.resetHandlers();
  }
}

/** Placeholder input without an example: a refusing handler does not read it. */
function inputFor({ path, body }: Operation): unknown {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'none']));
  return { ...(Object.keys(params).length > 0 && { params }), ...(body && { body: {} }) };
}
