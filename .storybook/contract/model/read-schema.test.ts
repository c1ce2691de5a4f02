import { allOperations } from '@sakina/platform/contract/table';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInput, readSchema } from './read-schema.ts';
import { childrenOf, limitsOf } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

const field = (schema: z.ZodMiniType) => {
  const node = readSchema(z.object({ it: schema }), 'input');
  return node.kind === 'group' ? node.fields[0] : undefined;
};

describe('a schema as it is read', () => {
  it.each([
    ['text with limits', z.string().check(z.minLength(1), z.maxLength(40)), { kind: 'text', minLength: 1, maxLength: 40, isRequired: true }],
    ['an instant', z.iso.datetime({ offset: true }), { kind: 'text', format: 'date-time' }],
    ['a whole number', z.int().check(z.minimum(1), z.maximum(5)), { kind: 'number', isInteger: true, minimum: 1, maximum: 5 }],
    ['one of a list', z.enum(['A', 'B']), { kind: 'choice', values: ['A', 'B'] }],
    ['a consent', z.literal(true), { kind: 'flag', mustBe: true }],
    ['yes or no', z.boolean(), { kind: 'flag' }],
    ['what may be left out', z.optional(z.string()), { kind: 'text', isRequired: false, isNullable: false }],
    ['what may be nothing', z.nullable(z.enum(['A', 'B'])), { kind: 'choice', isRequired: true, isNullable: true }],
    ['a file', z.file().check(z.maxSize(1000), z.mime(['image/png'])), { kind: 'file', maxBytes: 1000, mediaTypes: ['image/png'] }],
    ['a file of several kinds', z.file().check(z.mime(['image/png', 'application/pdf'])), { kind: 'file', mediaTypes: ['image/png', 'application/pdf'] }],
    ['a list', z.array(z.string()).check(z.maxLength(3)), { kind: 'list', maxItems: 3, item: { kind: 'text' } }],
    ['known names', z.partialRecord(z.enum(['a', 'b']), z.int()), { kind: 'group', fields: [{ name: 'a', isRequired: false }, { name: 'b' }] }],
    ['unknown names', z.record(z.string(), z.int()), { kind: 'map', value: { kind: 'number' } }],
    ['one of several shapes', z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), { kind: 'variants', options: [{ kind: 'group' }, { kind: 'group' }] }],
    ['anything', z.unknown(), { kind: 'any' }],
  ])('%s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it('ends where a shape holds itself', () => {
    const tree = z.object({ name: z.string(), get parts() { return z.array(tree); } });
    expect(() => JSON.stringify(readSchema(tree, 'output'))).not.toThrow();
  });

  it('does not call what every whole number has a limit', () => {
    const node = field(z.int());
    expect(node && limitsOf(node)).toEqual([]);
  });

  it.each(allOperations.map((operation) => [operation.name, operation] as const))('%s is read to its leaves', (_, operation) => {
    const size = (node: SchemaNode): number => 1 + childrenOf(node).reduce((sum, child) => sum + size(child), 0);
    expect(size(readInput(operation))).toBeGreaterThan(0);
    expect(size(readSchema(operation.response, 'output'))).toBeGreaterThan(0);
  });
});
