import { allOperations } from '@sakina/platform/contract/table';
import { examples } from '@sakina/platform/contract/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { draftOf, emptyDraft, nameOfFile, valueOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { bodyText, readBodyText } from './json-view.ts';
import { readInput, readSchema } from './read-schema.ts';

const sentAgain = (operation: (typeof allOperations)[number], input: unknown) => {
  const node = readInput(operation);
  return valueOf(node, draftOf(node, input));
};

describe('a form made from an operation', () => {
  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    '%s: starts with the example and sends it unchanged',
    (name, operation) => {
      const example = examples.find((one) => one.operation.name === name);
      const input = example?.input ?? {};
      expect(sentAgain(operation, input)).toStrictEqual(withoutUndefined(input));
    },
  );

  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    '%s: starts empty, without input that it cannot send',
    (_, operation) => {
      const node = readInput(operation);
      expect(() => valueOf(node, emptyDraft(node))).not.toThrow();
    },
  );

  it('round-trips any typed JSON, of the right shape or not', () => {
    const nodes = allOperations.filter(({ body }) => body !== undefined).map(readInput);
    fc.assert(
      fc.property(fc.constantFrom(...nodes), fc.jsonValue(), (node, value) => {
        const body = JSON.parse(JSON.stringify(value)) as unknown;
        const { body: back } = valueOf(node, draftOf(node, { body })) as { body: unknown };
        // The order of keys means nothing: declared fields come first.
        expect(JSON.parse(JSON.stringify(back))).toEqual(body);
      }),
      { numRuns: 500 },
    );
  });
});

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [[name, withoutUndefined(field)]])),
  );
}

describe('input', () => {
  const schema = v.object({
    count: v.pipe(v.number(), v.safeInteger()),
    kind: v.picklist(['A', 'B']),
    note: v.optional(v.nullable(v.string())),
    party: v.variant('kind', [
      v.object({ kind: v.literal('person'), name: v.string() }),
      v.object({ kind: v.literal('firm'), vat: v.string() }),
    ]),
    file: v.optional(v.file()),
  });
  const node = readSchema(schema, 'input');
  const begin = draftOf(node, { count: 3, kind: 'A', party: { kind: 'firm', vat: 'X1' } });
  const change = (draft: Draft, name: string, field: Draft): Draft =>
    draft.shape === 'group' ? { ...draft, fields: { ...draft.fields, [name]: field } } : draft;

  it.each([
    ['12', 12],
    ['-1', -1],
    ['1.5', 1.5],
    ['many', 'many'],
    ['', ''],
  ])('%s in a number field is sent as %s', (text, expected) => {
    expect(valueOf(node, change(begin, 'count', { shape: 'text', presence: 'given', text }))).toMatchObject({
      count: expected,
    });
  });

  it('is kept while it is left out or sent as null', () => {
    const note = { shape: 'text', text: 'Called twice' } as const;
    expect(valueOf(node, change(begin, 'note', { ...note, presence: 'left-out' }))).not.toHaveProperty('note');
    expect(valueOf(node, change(begin, 'note', { ...note, presence: 'null' }))).toHaveProperty('note', null);
    expect(valueOf(node, change(begin, 'note', { ...note, presence: 'given' }))).toHaveProperty('note', 'Called twice');
  });

  it('selects the variant of the value', () => {
    expect(begin).toMatchObject({ fields: { party: { chosen: 1 } } });
    expect(valueOf(node, begin)).toMatchObject({ party: { kind: 'firm', vat: 'X1' } });
  });

  it('keeps a file while the rest is typed as JSON', () => {
    const file = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });
    const chosen = change(begin, 'file', { shape: 'file', presence: 'given', file });
    const text = bodyText(node, chosen);
    expect(text).toContain(nameOfFile(file));
    const typed = readBodyText(node, text.replace('3', '4'), chosen);
    expect(typed && valueOf(node, typed)).toMatchObject({ count: 4, file });
  });

  it('does not change the form until it is valid JSON', () => {
    expect(readBodyText(node, '{ "count": ', begin)).toBeNull();
  });
});
