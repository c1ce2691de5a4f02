import { afterEach, describe, expect, test, vi } from 'vitest';
import { scenarioHandlers, scenarioNames, scenarioOf } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { is, safeParse } from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import type { AnyExample } from '@sakina/platform/contract/examples';
import { partsOf } from '@sakina/platform/contract/parts';
import { allOperations } from '@sakina/platform/contract/table';
import { createPractice } from './practice.ts';

const cases = examples.map((example) => [example.operation.id, example.operation.name, example] as const);

/** What the product’s client makes of a call in a scenario: the answer, or the error that it throws. */
async function meet(
  name: ScenarioName,
  example: AnyExample,
  timeoutMs = 5_000,
): Promise<{ data: unknown } | { error: ApiError }> {
  const practice = createPractice({ before: scenarioHandlers(name, [example.operation]), timeoutMs });
  try {
    return { data: await practice.send(example) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { error };
  }
}

const declares = (operation: Operation, status: number) => operation.errors.some((error) => error.status === status);

/** What is wrong with an answer; null for one that fits the contract. */
const answerFlaw = (operation: Operation, data: unknown) => safeParse(operation.response, data).issues ?? null;

/** What is wrong with a refusal; null for one that the operation declares and that says something. */
function refusalFlaw(operation: Operation, { code, message, status }: ApiError, expected: number): string | null {
  if (status !== expected || !operation.errors.some((error) => error.status === status && error.code === code))
    return `${status} ${code} is not declared`;
  return /\w{2,} .*[.?!]$/s.test(message) ? null : `“${message}” is no sentence`;
}

/**
 * What is wrong with a refusal by fields; null for one that names every field that the call takes, each in a sentence.
 */
function fieldsFlaw(operation: Operation, { details }: ApiError): string | null {
  const { fields } = details as { fields: Record<string, string> };
  const schema = operation.body ?? operation.query;
  const named = new Set(Object.keys(fields).map((path) => path.split('.')[0]));
  const unnamed = Object.keys(schema ? partsOf(schema).fields : {}).find((field) => !named.has(field));
  if (unnamed !== undefined) return `${unnamed} is not named`;
  return Object.values(fields).find((words) => !/^[A-Z].+\.$/.test(words)) ?? null;
}

test('scenarios are chosen by these names', () => {
  expect(scenarioNames).toEqual([
    'default',
    'loading',
    'empty',
    'slow',
    'denied',
    'notFound',
    'conflict',
    'invalid',
    'serverError',
    'offline',
    'unexpectedAnswer',
    'sessionExpired',
  ]);
  expect(scenarioHandlers('default', allOperations)).toEqual([]);
  expect(scenarioHandlers('loading', allOperations)).toHaveLength(allOperations.length);
});

describe.each(cases)('%s %s', (_, __, example) => {
  const { operation } = example;

  test('fails without an answer, without a connection, and on a server error', async () => {
    expect(await meet('loading', example, 25)).toMatchObject({ error: { kind: 'timeout' } });
    expect(await meet('offline', example)).toMatchObject({ error: { kind: 'network', code: 'NETWORK' } });
    expect(await meet('serverError', example)).toMatchObject({ error: { kind: 'http', status: 500 } });
  });

  test('reports a contract breach for an answer that does not fit', async () => {
    expect(await meet('unexpectedAnswer', example)).toMatchObject({
      error: { kind: 'contract', code: 'CONTRACT_BREACH' },
    });
  });

  test.each([
    ['sessionExpired', 401],
    ['denied', 403],
    ['notFound', 404],
    ['conflict', 409],
  ] as const)('%s is a declared refusal, or the usual answer where none is declared', async (name, status) => {
    const met = await meet(name, example);
    expect(scenarioOf(name, operation) === null).toBe(!declares(operation, status));
    expect('error' in met ? refusalFlaw(operation, met.error, status) : answerFlaw(operation, met.data)).toBeNull();
    expect('error' in met).toBe(declares(operation, status));
  });

  test('invalid names every field with its problem', async () => {
    const met = await meet('invalid', example);
    expect('error' in met).toBe(scenarioOf('invalid', operation) !== null);
    expect('error' in met ? fieldsFlaw(operation, met.error) : answerFlaw(operation, met.data)).toBeNull();
  });

  test('empty fits the contract and lists nothing, or the operation has no empty answer', async () => {
    const met = await meet('empty', example);
    const data = 'data' in met ? met.data : null;
    expect(answerFlaw(operation, data)).toBeNull();
    const items = scenarioOf('empty', operation) === null ? [] : (data as { items?: unknown[] }).items;
    expect(items ?? []).toEqual([]);
  });
});

describe('lists', () => {
  // An answer of one of several shapes says by its shape what it lists; no one of them stands for all.
  const lists = examples.filter(
    ({ operation, response }) =>
      operation.method === 'GET' &&
      partsOf(operation.response).kind !== 'variant' &&
      Array.isArray((response as { items?: unknown }).items),
  );

  test.each(lists.map((example) => [example.operation.name, example] as const))(
    '%s can be empty',
    (_, { operation }) => {
      expect(scenarioOf('empty', operation)).not.toBeNull();
    },
  );
});

describe('slow', () => {
  afterEach(() => vi.useRealTimers());

  test('answers everything as usual, three seconds later', async () => {
    const practice = createPractice({ before: scenarioHandlers('slow', allOperations) });
    const [first] = examples.filter(({ operation }) => operation.method === 'GET');
    if (!first) throw new Error('There is no read');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAnswered = false;
    const answer = practice.send(first).then((data) => {
      isAnswered = true;
      return data;
    });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(is(first.operation.response, await answer)).toBe(true);
  });
});
