import { ApiError } from '@sakina/platform/client';
import type { Operation, OperationInput } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { clientOf, usualCaller } from './callers.ts';
import type { FailureCase } from './failure-cases.ts';

/** The part of MSW that changes who answers. */
export interface Network {
  use: (...handlers: ReturnType<FailureCase['handler']>[]) => void;
  resetHandlers: () => void;
}

/** How long a story waits for an answer that never comes, in milliseconds; the product waits for half a minute. */
const SHORT_PATIENCE_MS = 25;

/**
 * Makes a call fail: its example is sent through the product's client, and the server does what the case says.
 * @returns The error, or null where the call was answered after all.
 */
export async function makeFail(operation: Operation, failure: FailureCase, network: Network): Promise<ApiError | null> {
  network.resetHandlers();
  network.use(failure.handler(operation));
  const example = examples.find((one) => one.operation.name === operation.name);
  const client = clientOf(usualCaller(operation, example), {
    // What a read does by itself before it gives up is shown elsewhere; here it is only waited for.
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

/** Something to send where there is no example: who refuses does not read it. */
function inputFor({ path, body }: Operation): unknown {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'none']));
  return { ...(Object.keys(params).length > 0 && { params }), ...(body && { body: {} }) };
}
