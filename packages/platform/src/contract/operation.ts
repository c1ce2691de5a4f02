import type * as v from 'valibot';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call: anyone, any signed-in user, provider roles, admin roles. The server decides; this documents and
 * mocks it.
 */
export type OperationAccess = 'public' | 'user' | 'provider' | 'admin';

/** One way a call can fail, as the server words it. */
export interface OperationError {
  readonly status: number;
  /** Stable code in upper case, for example `SLOT_TAKEN`. */
  readonly code: string;
  /** When it happens, in a sentence. */
  readonly when: string;
}

type Schema = v.GenericSchema;

/** One call of the API, declared once. The typed call, the hook, the mock and the documents are derived from it. */
export interface Operation<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Secret extends true | undefined = true | undefined,
> {
  /** Requirement id for v1 calls (`CALL-9`), `CLOUD-…` for ours. */
  readonly id: string;
  /** Dotted name, unique: resource, then verb. Also the first part of its cache key. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path from the base, parameters written `:name`. */
  readonly path: Path;
  /** What the call is for, in a sentence. */
  readonly summary: string;
  readonly access: OperationAccess;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels: JSON, or the fields of a form with its files (`v.file()`). @default 'json' */
  readonly encoding?: 'json' | 'multipart';
  /** The content of the `data` wrapper. */
  readonly response: Response;
  readonly errors: readonly OperationError[];
  /**
   * True where the call is made from a place in a room: its secret is sent as X-Participant-Secret, for logs keep
   * addresses and not headers.
   */
  readonly takesSecret?: Secret;
  /** True where repeating the call must have one effect: the client then sends an Idempotency-Key. */
  readonly idempotent?: boolean;
}

/** The names of the `:parameters` in a path. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * The schema that an operation declares, without the `undefined` that its optional property adds; undefined where it
 * has none.
 */
type Declared<S> = [Exclude<S, undefined>] extends [never] ? undefined : Exclude<S, undefined>;
type Input<S> = Declared<S> extends infer D extends Schema ? v.InferInput<D> : undefined;

/** What the body or the query of an operation takes. */
export type BodyOf<O extends Operation> = Input<O['body']>;
export type QueryOf<O extends Operation> = Input<O['query']>;
/** What an operation answers, out of its `data` wrapper. */
export type ResponseOf<O extends Operation> = v.InferOutput<O['response']>;

type ParamsArgument<O extends Operation> = [PathParameter<O['path']>] extends [never]
  ? { params?: undefined }
  : { params: { [K in PathParameter<O['path']>]: string } };
type QueryArgument<O extends Operation> =
  Declared<O['query']> extends Schema ? { query?: QueryOf<O> } : { query?: undefined };
type BodyArgument<O extends Operation> =
  Declared<O['body']> extends Schema ? { body: BodyOf<O> } : { body?: undefined };

type SecretArgument<O extends Operation> = O['takesSecret'] extends undefined
  ? { secret?: undefined }
  : { secret?: string | undefined };

/**
 * What a call of an operation is given: path parameters, query, body and secret, each only where the operation has it.
 */
export type OperationInput<O extends Operation> = ReadInput<O> & BodyArgument<O>;

/** The part of the input that a read is cached by. */
export type ReadInput<O extends Operation> = ParamsArgument<O> & QueryArgument<O> & SecretArgument<O>;

/**
 * Declares an operation.
 * @__NO_SIDE_EFFECTS__
 */
export function defineOperation<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Secret extends true | undefined = undefined,
>(operation: Operation<Path, Query, Body, Response, Secret>): Operation<Path, Query, Body, Response, Secret> {
  return operation;
}
