import { examples } from '@sakina/platform/contract/examples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

const shape = v.variant('kind', [
  v.object({ kind: v.literal('DAYS'), days: v.number() }),
  v.object({ kind: v.literal('NEVER') }),
]);
const schema = v.object({
  title: v.optional(v.pipe(v.string(), v.trim())),
  rows: v.nullable(v.array(v.object({ name: v.string() }))),
  rule: v.optional(shape),
  labels: v.optional(v.record(v.string(), v.string())),
});

describe('the fields that a schema does not have', () => {
  test.each([
    ['none', { title: 'A', rows: null, rule: { kind: 'DAYS', days: 3 } }, []],
    ['a misspelt one', { titel: 'A' }, ['titel']],
    ['one of a row', { rows: [{ name: 'A' }, { name: 'B', age: 3 }] }, ['rows.1.age']],
    ['one of another alternative', { rule: { kind: 'NEVER', days: 3 } }, ['rule.days']],
    ['an alternative that there is not, which validation names', { rule: { kind: 'SOON', days: 3 } }, []],
    ['keys of a map, which are data', { labels: { anything: 'A' } }, []],
    ['one that every object inherits', { toString: 'A' }, ['toString']],
    ['no object at all', 'A', []],
  ])('%s', (_, input, expected) => {
    expect(unknownFields(schema, input)).toEqual(expected);
  });

  const withBody = examples.flatMap(({ operation, input }) =>
    operation.body && typeof input.body === 'object' && input.body !== null
      ? [{ name: operation.name, schema: operation.body, body: input.body }]
      : [],
  );

  test.each(withBody)('$name takes its example, and no field beside [API-3]', ({ schema: own, body }) => {
    expect(unknownFields(own, body)).toEqual([]);
    expect(unknownFields(own, { ...body, misspelt: 1 })).toEqual(['misspelt']);
  });
});
