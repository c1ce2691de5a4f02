import { describe, expect, test } from 'vitest';
import { safeParse } from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import { callerOf, examples } from '@sakina/platform/contract/examples';
import { allOperations } from '@sakina/platform/contract/table';
import { createPractice } from './practice.ts';

test.each(allOperations.map((operation) => [operation.id, operation.name, operation] as const))(
  '%s %s has one example',
  (_, __, operation) => {
    expect(examples.filter((example) => example.operation === operation)).toHaveLength(1);
  },
);

test('there is no example of something else', () => {
  expect(examples.filter(({ operation }) => !allOperations.includes(operation))).toEqual([]);
});

/** What is wrong with a part of a request; one that the operation does not have must not be there. */
function issuesOf(schema: Operation['body'], value: unknown): unknown {
  if (schema) return safeParse(schema, value).issues;
  return value === undefined ? undefined : 'the operation takes none';
}

describe.each(examples.map((example) => [example.operation.id, example.operation.name, example] as const))(
  'the example of %s %s',
  (_, __, example) => {
    const { operation, input, response } = example;

    test('asks for what the contract takes', () => {
      const parameters = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      expect(Object.keys(input.params ?? {}).toSorted()).toEqual(
        parameters.toSorted((first, second) => (first < second ? -1 : 1)),
      );
      expect(issuesOf(operation.body, input.body)).toBeUndefined();
      // A query may be left out as a whole, a body may not.
      expect(issuesOf(operation.query, input.query ?? (operation.query && {}))).toBeUndefined();
    });

    test('shows an answer that fits', () => {
      const parsed = safeParse(operation.response, response);
      expect(parsed.issues).toBeUndefined();
      // Nothing stands in it that the contract does not know.
      expect(parsed.output).toEqual(response);
    });

    test(`is answered by the mocks as it stands, asked by: ${callerOf(example)}`, async () => {
      const answer = await createPractice().send(example);
      expect(safeParse(operation.response, answer).issues).toBeUndefined();
    });
  },
);
