import type { Operation, OperationInput } from '../operation.ts';
import type * as v from 'valibot';

/**
 * Who makes the call of an example: a visitor, a client (`patient@demo.test`), a provider (`therapist@demo.test`) or an
 * administrator (`admin@demo.test`).
 */
export type ExampleCaller = 'visitor' | 'client' | 'provider' | 'admin';

/** What an example may do before its request can be sent. */
export interface Rehearsal {
  /** Makes a call that has to come first. */
  readonly call: <O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    by: ExampleCaller,
  ) => Promise<v.InferOutput<O['response']>>;
  /** Signs someone in, which is no call of the API, and gives the refresh token. */
  readonly signIn: (by: Exclude<ExampleCaller, 'visitor'>) => Promise<string>;
}

/**
 * One call as it really goes. Its request names records of the demo practice, so that it can be sent to the mocks and
 * to the sandbox at the pinned time as it stands; its answer is what a server could give, field for field.
 */
export interface Example<O extends Operation = Operation> {
  readonly operation: O;
  readonly input: OperationInput<O>;
  readonly response: v.InferInput<O['response']>;
  /** @default by the operation's access: visitor, client, provider, admin */
  readonly by?: ExampleCaller;
  /**
   * Where something has to happen first, or the request names what only the server can: does it, and gives the request
   * to send.
   */
  readonly prepare?: (rehearsal: Rehearsal) => Promise<OperationInput<O>>;
}

/** A request as lists of examples hold it. */
export interface AnyRequest {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly secret?: string | undefined;
}

/** An example as lists of examples hold it. */
export interface AnyExample {
  readonly operation: Operation;
  readonly input: AnyRequest;
  readonly response: unknown;
  readonly by?: ExampleCaller | undefined;
  readonly prepare?: ((rehearsal: Rehearsal) => Promise<AnyRequest>) | undefined;
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

/** The request of an example, ready to be sent: what has to come first has been done. */
export async function requestOf({ input, prepare }: AnyExample, rehearsal: Rehearsal): Promise<AnyRequest> {
  return prepare ? prepare(rehearsal) : input;
}
