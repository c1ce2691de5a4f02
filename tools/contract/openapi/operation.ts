import { callerOf } from '@sakina/platform/contract/examples';
import type { AnyExample } from '@sakina/platform/contract/examples';
import type { Operation, OperationAccess, OperationError } from '@sakina/platform/contract';
import type { DocComments } from './doc-comments.ts';
import { isObject, wordsOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { tagOf } from './tags.ts';
import type { SchemaBook } from './schemas.ts';

/** What an operation is described from. */
export interface Described {
  /** Name under which the contract exports it. */
  exportName: string;
  operation: Operation;
  example: AnyExample | undefined;
}

const accessWords: Record<OperationAccess, string> = {
  public: 'Anybody may call it, also without a token.',
  user: 'For everyone who is signed in.',
  provider: 'For providers (provider, therapist, imam, mentor) and whoever has provider status.',
  admin: 'For administrators.',
};

const callers = {
  visitor: 'a visitor',
  client: 'a client',
  provider: 'a provider',
  admin: 'an administrator',
} as const;

/** What a parameter of an address is, by its name, or by operation and name where it is something of its own. */
const parameterWords: Readonly<Record<string, string>> = {
  id: 'Id of the record, as an answer named it.',
  'calendar.sync id': 'The calendar: `google`, `outlook` or `apple`.',
  'recordings.analyze id': 'Id of the appointment.',
  'recordings.get id': 'Id of the appointment.',
  'recordings.start id': 'Id of the appointment.',
  'recordings.stop id': 'Id of the appointment.',
  'recordings.transcript id': 'Id of the appointment.',
  'billing.start id': 'Id of the appointment.',
  'billing.stop id': 'Id of the appointment.',
  code: 'Code of the invitation, from its link.',
  day: 'Number of the day in the programme, or `today`.',
  idOrHandle: 'Id of the provider, or the user name of the public page.',
  roomName: 'Opaque name of the session room, from the appointment.',
  participantId: 'Id of the participant, as the room lists it.',
};

const component = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: Json, example: Json): JsonObject => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** The Operation Object of OpenAPI of one row of the contract. */
export function describeOperation(
  { exportName, operation, example }: Described,
  book: SchemaBook,
  comments: DocComments,
  shared: ReadonlyMap<OperationError, string>,
): JsonObject {
  const { access, body, encoding, response } = operation;
  const more = comments.of(exportName);
  const exampleWords = example && `The example is a call of ${callers[callerOf(example)]}.`;
  const description = [
    more,
    accessWords[access],
    operation.idempotent && 'Repeating it under one Idempotency-Key has one effect.',
    exampleWords,
  ]
    .filter(Boolean)
    .join('\n\n');
  const requestSchema = body && book.schemaOf(body, 'input', `${exportName}.body`);
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: operation.name,
    tags: [tagOf(operation)],
    summary: operation.summary,
    description,
    'x-access': access,
    'x-requirement': operation.id,
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...pathParameters(operation, example),
      ...queryParameters(exportName, operation, example, book),
      ...headerParameters(operation),
    ],
    ...(requestSchema && {
      requestBody: {
        required:
          isObject(requestSchema) && (requestSchema['$ref'] !== undefined || requestSchema['required'] !== undefined),
        content: {
          [mediaType]: { schema: requestSchema, ...(example && { example: bodyExample(example.input.body) }) },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done; what the call answers stands in `data`.',
        content: json(
          {
            type: 'object',
            required: ['data'],
            properties: { data: book.schemaOf(response, 'output', `${exportName}.response`) },
          },
          example && { data: example.response as Json },
        ),
      },
      ...errorResponses(operation, shared),
    },
  };
}

/** The names of a path's `:parameters`, in order. */
export const pathParameterNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function pathParameters({ name: operationName, path }: Operation, example: AnyExample | undefined): JsonObject[] {
  return pathParameterNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description:
      parameterWords[`${operationName} ${name}`] ??
      parameterWords[name] ??
      `${wordsOf(name).replace(/^./, (letter) => letter.toUpperCase())}, as an answer named it.`,
    schema: { type: 'string', minLength: 1 },
    ...(example?.input.params?.[name] !== undefined && { example: example.input.params[name] }),
  }));
}

function queryParameters(
  exportName: string,
  { query }: Operation,
  example: AnyExample | undefined,
  book: SchemaBook,
): JsonObject[] {
  if (!query) return [];
  const { properties, required } = book.schemaOf(query, 'input', `${exportName}.query`);
  const needed = Array.isArray(required) ? (required as Json[]) : [];
  return Object.entries(isObject(properties) ? properties : {}).map(([name, field]) => {
    const { description, ...schema } = isObject(field) ? field : {};
    const value = (example?.input.query as JsonObject | undefined)?.[name];
    return {
      name,
      in: 'query',
      required: needed.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...(value !== undefined && { example: value }),
    };
  });
}

function headerParameters({ access, idempotent, takesSecret }: Operation): JsonObject[] {
  return [
    ...(access === 'public' ? [] : ['OrganizationId', 'OrganizationPlan']),
    ...(idempotent ? ['IdempotencyKey'] : []),
    ...(takesSecret ? ['ParticipantSecret'] : []),
  ].map((name) => component('parameters', name));
}

/** A body as an example shows it: a file by its name. */
function bodyExample(body: unknown): Json {
  if (!isObject(body as Json)) return body as Json;
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      value instanceof File ? value.name : (value as Json),
    ]),
  );
}

function errorResponses({ errors }: Operation, shared: ReadonlyMap<OperationError, string>): JsonObject {
  const statuses = [...new Set(errors.map(({ status }) => status))].toSorted((first, second) => first - second);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = errors.filter((error) => error.status === status);
      const [only, ...others] = ofStatus;
      const name = only && others.length === 0 ? shared.get(only) : undefined;
      return [String(status), name === undefined ? describeErrors(ofStatus) : component('responses', name)];
    }),
  );
}

/** A refusal as the API words it: which codes there are, when, and how each looks. */
export function describeErrors(errors: readonly OperationError[]): JsonObject {
  const examples = errors.map((error): [string, JsonObject] => [
    error.code,
    { summary: error.when, value: exampleOf(error) },
  ]);
  return {
    description: errors.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            component('schemas', 'ErrorBody'),
            { type: 'object', properties: { code: { enum: errors.map(({ code }) => code) } } },
          ],
        },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** What the server says of those that many calls share; of the others the contract's own words are shown. */
const messages: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Please log in to continue.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'We could not find this.',
  VALIDATION_FAILED: 'Please check what you entered.',
};

function exampleOf({ code, when }: OperationError): JsonObject {
  const details = code === 'VALIDATION_FAILED' ? { fields: { 'reason.text': 'At most 500 characters.' } } : undefined;
  return { message: messages[code] ?? when, code, ...(details && { details }) };
}
