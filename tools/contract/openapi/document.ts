import type { Operation } from '@sakina/platform/contract';
import * as contract from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { cloudOperations, operationsByExport, sharedErrors, v1Operations } from '@sakina/platform/contract/table';
import { product } from '@sakina/platform/domain';
import { readDocComments } from './doc-comments.ts';
import { pascalCase, sortKeys, wordsOf } from './json.ts';
import type { Json, JsonObject, Schema } from './json.ts';
import { referencesIn } from './convert.ts';
import { describeErrors, describeOperation } from './operation.ts';
import { createSchemaBook } from './schemas.ts';
import { describeTag, tagOf } from './tags.ts';

interface Base {
  title: string;
  description: string;
  server: string;
  configName: string;
  operations: readonly Operation[];
}

/** The two bases, a document each: they are run by different hands, and a client is made for one of them. */
const bases: Readonly<Record<string, Base>> = {
  v1: {
    title: `${product.name} product API`,
    description:
      'The 52 calls of the product API, version 1. Derived from the contract (`packages/platform/src/contract/v1`): change it there and run `npm run openapi`.',
    server: 'https://api.sakina.example',
    configName: 'apiBase',
    operations: v1Operations,
  },
  cloud: {
    title: `${product.name} cloud API`,
    description:
      'What screens need beside the product API: directory, community, companion, messages, lists, administration. Derived from the contract (`packages/platform/src/contract/cloud`): change it there and run `npm run openapi`.',
    server: 'https://cloud.sakina.example',
    configName: 'cloudBase',
    operations: cloudOperations,
  },
};

const usage = [
  'Every answer stands in a `data` wrapper; every refusal is `{ message, code, details }`. Instants are ISO 8601 with an offset, money is minor units with a currency, statuses are upper case.',
  'Reads may be repeated freely. A write that carries an `Idempotency-Key` has one effect however often it is sent.',
  'Wherever a token is sent, on public calls too, one that is not valid is refused with 401 `TOKEN_INVALID`; every 401 carries `WWW-Authenticate`. An `X-Organization-Id` that the account does not belong to is refused with 403 `ORGANIZATION_FOREIGN`, a body that is not `application/json` with 415 `MEDIA_TYPE_UNSUPPORTED`, one with a field that the operation does not know with 422 `UNKNOWN_FIELD`, a method that an address does not have with 405 and `Allow`. An `Idempotency-Key` of another body is refused with 422 `IDEMPOTENCY_MISMATCH`, one that is too short or too long with 422 `IDEMPOTENCY_KEY_INVALID`.',
  'A record outside the caller’s scope is answered with 404, as one that does not exist.',
];

const parameters: Readonly<Record<string, JsonObject>> = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'One key an intent: repeating the call with it answers the first answer again and has no second effect. It belongs to its caller and its operation and is kept for 24 hours; another body under it is refused. 8 to 128 printable ASCII characters.',
    { type: 'string', minLength: 8, maxLength: 128 },
    'b6e1d0c4-7f3a-4d0e-9d55-2a8f61c3e790',
  ),
  OrganizationId: header(
    'X-Organization-Id',
    'The organisation that the caller acts for, from the token’s organization_context; left out where there is none.',
    { type: 'string', minLength: 1 },
    'org-harbour',
  ),
  OrganizationPlan: header(
    'X-Organization-Plan',
    'The plan of that organisation.',
    { type: 'string', enum: ['starter', 'professional', 'enterprise', 'unlimited'] },
    'professional',
  ),
  ParticipantSecret: header(
    'X-Participant-Secret',
    'The secret of the caller’s own place in a room, which entering answered to their browser alone. Left out only where they have none yet; what is done from a place is refused with 403 without it. It stands in no address, for logs keep those.',
    { type: 'string', minLength: 1, maxLength: 64 },
    '5b8f2c1e-0a47-4d93-8c6e-b1f04e7a9d25',
  ),
};

function header(name: string, description: string, schema: Schema, example: string): JsonObject {
  return { name, in: 'header', required: false, description, schema, example };
}

const errorBody: Schema = {
  description: 'How every refusal is worded.',
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', minLength: 1, description: 'What went wrong, for a person.' },
    code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$', description: 'Stable code, for programs.' },
    details: {
      description: 'What the code promises: `fields` names each field, by its path, with its problem in words.',
      type: 'object',
    },
  },
};

/**
 * The OpenAPI 3.1 documents of the contract, by the name of their base. The same contract gives the same documents.
 * @param sources Text of the contract’s files, whose comments become descriptions.
 */
export function openApiDocuments(sources: readonly string[]): Record<string, JsonObject> {
  const comments = readDocComments(sources);
  const all = Object.values(operationsByExport);
  const inline = all.flatMap(({ query, body, response }) =>
    [query, body, response].filter((schema) => schema !== undefined),
  );
  const book = createSchemaBook(contract, inline, comments);
  const shared = new Map(Object.entries(sharedErrors).map(([name, error]) => [error, pascalCase(name)]));

  const documentOf = ({ title, description, server, configName, operations }: Base): JsonObject => {
    const paths: Record<string, Record<string, JsonObject>> = {};
    for (const operation of operations) {
      const exportName =
        Object.keys(operationsByExport).find((name) => operationsByExport[name] === operation) ?? operation.name;
      const example = examples.find((entry) => entry.operation === operation);
      const path = operation.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[operation.method.toLowerCase()] = describeOperation(
        { exportName, operation, example },
        book,
        comments,
        shared,
      );
    }
    const used = new Set(referencesIn(paths));
    const usedOf = <Value>(kind: string, from: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(sortKeys(from)).filter(([name]) => used.has(`#/components/${kind}/${name}`)));
    return {
      openapi: '3.1.1',
      info: {
        title,
        version: '1.0.0',
        description: [description, ...usage].join('\n\n'),
        contact: { name: `${product.name} support`, email: product.supportEmail },
        license: { name: 'All rights reserved', identifier: `LicenseRef-${product.name}` },
      },
      servers: [
        { url: server, description: `Where it is served stands in /config.json as ${configName}.` },
        { url: 'http://127.0.0.1:4010', description: 'The sandbox on this machine: npm run sandbox.' },
      ],
      security: [{ bearer: [] }],
      tags: [...new Set(operations.map(tagOf))]
        .toSorted()
        .map((name) => ({ name, 'x-displayName': titleOf(name), description: describeTag(name) }) satisfies JsonObject),
      paths: Object.fromEntries(Object.entries(sortKeys(paths)).map(([path, methods]) => [path, inOrder(methods)])),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The access token of the identity server, or of CALL-48.',
          },
        },
        parameters: usedOf('parameters', parameters),
        responses: usedOf(
          'responses',
          Object.fromEntries([...shared].map(([error, name]) => [name, describeErrors([error])])),
        ),
        schemas: sortKeys<Json>({ ErrorBody: errorBody, ...book.definitionsFor(paths) }),
      },
    };
  };
  return Object.fromEntries(Object.entries(bases).map(([name, base]) => [name, documentOf(base)]));
}

const titleOf = (tag: string) => wordsOf(tag).replace(/^./, (letter) => letter.toUpperCase());

const METHODS = ['get', 'post', 'put', 'delete'];

function inOrder(methods: Readonly<Record<string, JsonObject>>): Record<string, JsonObject> {
  return Object.fromEntries(
    METHODS.flatMap((method) => (methods[method] ? [[method, methods[method]]] : [])) as [string, JsonObject][],
  );
}
