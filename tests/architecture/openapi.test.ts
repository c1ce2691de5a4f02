import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allOperations } from '@sakina/platform/contract/table';
import { lintOpenApi, writeOpenApi } from '../../tools/contract/openapi/index.ts';
import { readDocComments } from '../../tools/contract/openapi/doc-comments.ts';
import { printJson } from '../../tools/contract/openapi/print-json.ts';
import { describeTag, tagOf } from '../../tools/contract/openapi/tags.ts';
import { root } from './repository.ts';

const documents = Object.entries(writeOpenApi(root));

interface Described {
  operationId: string;
  summary: string;
  'x-access': string;
  'x-requirement': string;
  responses: Record<string, unknown>;
}

interface Exchange {
  operationId: string;
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

describe.each(documents)('%s', (path, text) => {
  test('is what the contract says; else run npm run openapi', () => {
    const file = join(root, path);
    expect(existsSync(file)).toBe(true);
    // Not `toBe`: the difference of two documents of ten thousand lines takes longer to print than to make.
    expect(readFileSync(file, 'utf8') === text).toBe(true);
  });

  test('keeps Redocly’s recommended rules', async () => {
    expect(await lintOpenApi(join(root, path), text)).toEqual([]);
  }, 30_000);
});

test('[API-5] [API-6] describes every operation once, with whom it is for and every status that it answers', () => {
  const described = documents.flatMap(([, text]) =>
    Object.values((JSON.parse(text) as { paths: Record<string, Record<string, Described>> }).paths).flatMap((methods) =>
      Object.values(methods),
    ),
  );
  expect(described.map((entry) => entry.operationId).toSorted()).toEqual(
    allOperations.map(({ name }) => name).toSorted(),
  );
  for (const operation of allOperations) {
    const entry = described.find(({ operationId }) => operationId === operation.name);
    expect(entry).toMatchObject({
      summary: operation.summary,
      'x-access': operation.access,
      'x-requirement': operation.id,
    });
    const statuses = new Set(['200', ...operation.errors.map(({ status }) => String(status))]);
    expect(Object.keys(entry?.responses ?? {}).toSorted()).toEqual([...statuses].toSorted());
  }
});

test('says of every request that it has no other fields than those written, and of no answer', () => {
  const open = { requests: new Set<string>(), answers: new Set<string>() };
  for (const [, text] of documents) {
    const { paths, components } = JSON.parse(text) as {
      paths: Record<string, Record<string, Exchange>>;
      components: { schemas: Record<string, unknown> };
    };
    const walk = (part: unknown, found: Set<string>, at: string, seen = new Set<string>()): void => {
      if (typeof part !== 'object' || part === null) return;
      const { type, properties, additionalProperties, $ref } = part as Record<string, unknown>;
      const name = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : undefined;
      if (name !== undefined && !seen.has(name)) walk(components.schemas[name], found, name, seen.add(name));
      if (type === 'object' && properties && additionalProperties !== false) found.add(at);
      for (const inner of Object.values(part)) walk(inner, found, at, seen);
    };
    for (const { operationId, requestBody, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema, open.requests, operationId);
      for (const { schema } of Object.values(responses[200]?.content ?? {})) walk(schema, open.answers, operationId);
    }
  }
  expect([...open.requests]).toEqual([]);
  expect(open.answers.size).toBeGreaterThan(100);
});

test('says of every resource what it is', () => {
  const unsaid = [...new Set(allOperations.map(tagOf))].filter((tag) => describeTag(tag) === undefined);
  // In tools/contract/openapi/tags.ts.
  expect(unsaid).toEqual([]);
});

test('comes out the same each time', () => {
  expect(Object.entries(writeOpenApi(root))).toEqual(documents);
});

describe('the words of a field', () => {
  const comments = readDocComments([
    '/** A session. */\nexport const session = v.object({\n  /** Where it is. */\n  place: v.object({ /** As on the door. */ room: text }),\n  price: money,\n});',
    "export const adminSession = extend(v.omit(session, ['price']), { /** Who acted. */ actor: text, ...paging });",
    'export const paging = { /** From 1. */ page: count };',
    'export const listSessions = defineOperation({ query: v.object({ /** Words. */ q: v.optional(text) }), response: v.object({ items: v.array(session) }) });',
  ]);

  test.each([
    ['session', 'A session.'],
    ['session.place', 'Where it is.'],
    ['session.place.room', 'As on the door.'],
    ['session.price', undefined],
    ['listSessions.query.q', 'Words.'],
  ])('are those beside it: %s', (path, words) => {
    expect(comments.of(path)).toBe(words);
  });

  test.each([
    ['adminSession.place.room', 'As on the door.'],
    ['adminSession.actor', 'Who acted.'],
    ['adminSession.page', 'From 1.'],
  ])('or those of what it extends: %s', (path, words) => {
    expect(comments.of(path)).toBe(words);
  });
});

test('prints what fits on one line, and what does not part by part', () => {
  const long = 'x'.repeat(100);
  expect(printJson({ a: 1, b: undefined, c: [] })).toBe('{ "a": 1, "c": [] }');
  expect(printJson({ first: { text: long }, second: [long] })).toBe(
    `{\n  "first": { "text": "${long}" },\n  "second": ["${long}"]\n}`,
  );
});
