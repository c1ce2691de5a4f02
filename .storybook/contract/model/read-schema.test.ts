import { someOf } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readInput, readSchema } from './read-schema.ts';
import { childrenOf, limitsOf } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

const field = (schema: v.GenericSchema) => {
  const node = readSchema(v.object({ it: schema }), 'input');
  return node.kind === 'group' ? node.fields[0] : undefined;
};

describe('reading a schema', () => {
  it.each([
    [
      'text with limits',
      v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
      { kind: 'text', minLength: 1, maxLength: 40, isRequired: true },
    ],
    ['an instant', v.pipe(v.string(), v.isoTimestamp()), { kind: 'text', format: 'date-time' }],
    [
      'a whole number',
      v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
      { kind: 'number', isInteger: true, minimum: 1, maximum: 5 },
    ],
    ['one of a list', v.picklist(['A', 'B']), { kind: 'choice', values: ['A', 'B'] }],
    ['a consent', v.literal(true), { kind: 'flag', mustBe: true }],
    ['yes or no', v.boolean(), { kind: 'flag' }],
    ['what may be left out', v.optional(v.string()), { kind: 'text', isRequired: false, isNullable: false }],
    ['what may be nothing', v.nullable(v.picklist(['A', 'B'])), { kind: 'choice', isRequired: true, isNullable: true }],
    [
      'a file',
      v.pipe(v.file(), v.maxSize(1000), v.mimeType(['image/png'])),
      { kind: 'file', maxBytes: 1000, mediaTypes: ['image/png'] },
    ],
    [
      'a file of several kinds',
      v.pipe(v.file(), v.mimeType(['image/png', 'application/pdf'])),
      { kind: 'file', mediaTypes: ['image/png', 'application/pdf'] },
    ],
    ['a list', v.pipe(v.array(v.string()), v.maxLength(3)), { kind: 'list', maxItems: 3, item: { kind: 'text' } }],
    [
      'known names',
      someOf(v.picklist(['a', 'b']), v.pipe(v.number(), v.safeInteger())),
      { kind: 'group', fields: [{ name: 'a', isRequired: false }, { name: 'b' }] },
    ],
    [
      'unknown names',
      v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
      { kind: 'map', value: { kind: 'number' } },
    ],
    [
      'one of several shapes',
      v.union([v.object({ a: v.string() }), v.object({ b: v.string() })]),
      { kind: 'variants', options: [{ kind: 'group' }, { kind: 'group' }] },
    ],
    ['anything', v.unknown(), { kind: 'any' }],
  ])('%s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it('stops at a recursive schema', () => {
    const tree: v.GenericSchema = v.object({ name: v.string(), parts: v.array(v.lazy(() => tree)) });
    expect(() => JSON.stringify(readSchema(tree, 'output'))).not.toThrow();
  });

  it('does not report the default bounds of integers as limits', () => {
    const node = field(v.pipe(v.number(), v.safeInteger()));
    expect(node && limitsOf(node)).toEqual([]);
  });

  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    '%s is read to its leaves',
    (_, operation) => {
      const size = (node: SchemaNode): number => 1 + childrenOf(node).reduce((sum, child) => sum + size(child), 0);
      expect(size(readInput(operation))).toBeGreaterThan(0);
      expect(size(readSchema(operation.response, 'output'))).toBeGreaterThan(0);
    },
  );
});
