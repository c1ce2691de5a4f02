import type { Operation, OperationInput } from '../operation.ts';
import type * as z from 'zod/mini';

/** Who makes the call of an example: a visitor, a client (`patient@demo.test`), a provider (`therapist@demo.test`) or an administrator (`admin@demo.test`). */
export type ExampleCaller = 'visitor' | 'client' | 'provider' | 'admin';

/**
 * One call as it really goes. Its request names records of the demo practice, so that it can be sent to the mocks and to the
 * sandbox at the pinned time as it stands; its answer is what a server could give, field for field.
 */
export interface Example<O extends Operation = Operation> {
  readonly operation: O;
  readonly input: OperationInput<O>;
  readonly response: z.input<O['response']>;
  /** @default by the operation's access: visitor, client, provider, admin */
  readonly by?: ExampleCaller;
}

/** An example as lists of examples hold it. */
export interface AnyExample {
  readonly operation: Operation;
  readonly input: { readonly params?: Readonly<Record<string, string>> | undefined; readonly query?: unknown; readonly body?: unknown };
  readonly response: unknown;
  readonly by?: ExampleCaller | undefined;
}

/** States the example of an operation, typed by it. */
export function exampleOf<O extends Operation>(operation: O, example: Omit<Example<O>, 'operation'>): AnyExample {
  return { operation, ...example };
}

const callers = { public: 'visitor', user: 'client', provider: 'provider', admin: 'admin' } as const;

/** Who makes the call of an example. */
export function callerOf({ operation, by }: AnyExample): ExampleCaller {
  return by ?? callers[operation.access];
}
