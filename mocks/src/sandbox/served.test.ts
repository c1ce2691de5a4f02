import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorsOf, safeParse } from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { createClient } from '@sakina/platform/client';
import { callerOf, examples, requestOf } from '@sakina/platform/contract/examples';
import type { AnyExample, ExampleCaller, Rehearsal } from '@sakina/platform/contract/examples';
import { pinnedNow } from '../clock.ts';
import { isSharedRecord } from './testing/shared-records.ts';
import { startTestSandbox } from './testing/start.ts';
import { addressOf, bodyOf, hostileBodies, hostileQueries } from './testing/requests.ts';
import type { SentBody } from './testing/requests.ts';

/** The caller of an example, and another user of the same role with other records. */
const emails: Record<Exclude<ExampleCaller, 'visitor'>, { own: string; other: string }> = {
  client: { own: 'patient@demo.test', other: 'newcomer@demo.test' },
  provider: { own: 'therapist@demo.test', other: 'tier@demo.test' },
  admin: { own: 'admin@demo.test', other: 'owner@demo.test' },
};

// A hundred answers from a list of 250,000 rows can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: pinnedNow, simulatePeers: false, accessTokenSeconds: 3600 });
});
afterAll(() => sandbox.close());

async function signIn(): Promise<void> {
  await sandbox.control.reset();
  tokens.clear();
  for (const email of Object.values(emails).flatMap(({ own, other }) => [own, other])) {
    const { body } = await sandbox.call('/sandbox/token', { body: { email } });
    tokens.set(email, (body.data as { accessToken: string }).accessToken);
  }
}

/** The setup of an example, over HTTP. */
const rehearsal: Rehearsal = {
  call: (operation, input, by) =>
    createClient({ apiBase: sandbox.apiUrl, cloudBase: sandbox.apiUrl, credentials: () => credentialsOf(by) }).call(
      operation,
      input,
    ),
  signIn: async (by) => {
    const { body } = await sandbox.call('/sandbox/token', { body: { email: emails[by].own } });
    return (body.data as { refreshToken: string }).refreshToken;
  },
};

function credentialsOf(by: ExampleCaller) {
  const accessToken = by === 'visitor' ? undefined : tokens.get(emails[by].own);
  return accessToken === undefined ? null : { accessToken };
}

interface Answer {
  status: number;
  code: string | null;
  body: { data?: unknown; message?: unknown; code?: unknown; details?: { fields?: Record<string, string> } } | null;
}

async function send(
  example: AnyExample,
  email: string | null,
  changes: { address?: string; sent?: SentBody } = {},
): Promise<Answer> {
  const token = email === null ? undefined : tokens.get(email);
  const { headers, body } = changes.sent ?? bodyOf(example);
  const response = await fetch(sandbox.apiUrl + (changes.address ?? addressOf(example)), {
    method: example.operation.method,
    headers: {
      ...headers,
      ...(example.input.secret !== undefined && { 'X-Participant-Secret': example.input.secret }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const answered = text === '' ? null : (JSON.parse(text) as Answer['body']);
  return { status: response.status, code: typeof answered?.code === 'string' ? answered.code : null, body: answered };
}

const ownEmail = (example: AnyExample) => {
  const caller = callerOf(example);
  return caller === 'visitor' ? null : emails[caller].own;
};

/** The flaw of a refusal in words; null if it fits the contract. */
function flawOf({ operation }: AnyExample, { status, code, body }: Answer): string | null {
  if (status < 400) return null;
  if (status >= 500) return `${status} ${String(code)}: ${String(body?.message)}`;
  if (typeof body?.message !== 'string' || body.message === '') return `${status} without a message`;
  // Rejected before any operation runs: an unparseable body.
  const isTransport = status === 400 || status === 413 || status === 415;
  if (!isTransport && !errorsOf(operation).some((error) => error.status === status && error.code === code))
    return `${status} ${String(code)} is not declared`;
  if (code === 'VALIDATION_FAILED' && Object.keys(body.details?.fields ?? {}).length === 0)
    return '422 without details by field';
  return null;
}

test('[API-5] [API-6] covers every operation', () => {
  expect(examples.map(({ operation }) => operation.name).toSorted()).toEqual(
    allOperations.map(({ name }) => name).toSorted(),
  );
});

/** The rows of a `test.each`: one if the test applies to the operation, otherwise none. */
const where = (fits: boolean): readonly string[] => (fits ? [''] : []);

describe.each(examples.map((example) => [`[${example.operation.id}] ${example.operation.name}`, example] as const))(
  'over HTTP, %s',
  (_, example) => {
    const { operation } = example;
    const params = Object.keys(example.input.params ?? {});
    let ready = example;
    // One reset for each operation: only its first test changes data; the others expect refusals.
    beforeAll(async () => {
      await signIn();
      ready = { ...example, input: await requestOf(example, rehearsal) };
    });

    test('answers its caller as the contract defines', async () => {
      const { status, body } = await send(ready, ownEmail(example));
      expect([status, body?.message ?? body?.details]).toEqual([200, undefined]);
      expect(safeParse(operation.response, body?.data).issues).toBeUndefined();
    });

    test.each(where(operation.access !== 'public'))('rejects a missing and an unknown token', async () => {
      tokens.set('unknown', 'access.00000000-0000-0000-0000-000000000000');
      for (const [email, expected] of [
        [null, 'UNAUTHENTICATED'],
        ['unknown', 'TOKEN_INVALID'],
      ] as const) {
        const { status, code } = await send(ready, email);
        expect([status, code]).toEqual([401, expected]);
      }
    });

    test.each(where(operation.access === 'provider' || operation.access === 'admin'))(
      'rejects a caller without the role',
      async () => {
        const { status, code } = await send(ready, emails.client.other);
        expect([status, code]).toEqual([403, 'FORBIDDEN']);
      },
    );

    test.each(
      where(
        params.length > 0 &&
          operation.access !== 'public' &&
          callerOf(example) !== 'admin' &&
          !isSharedRecord(operation),
      ),
    )('denies another user’s record', async () => {
      const caller = callerOf(example) === 'provider' ? 'provider' : 'client';
      const { status } = await send(ready, emails[caller].other);
      expect([403, 404]).toContain(status);
    });

    test.each(where(params.length > 0))('reports an unknown record', async () => {
      for (const name of params) {
        const unknown = await send(ready, ownEmail(example), {
          address: addressOf(ready, { [name]: 'nothing-of-that-name' }),
        });
        expect([name, unknown.status]).toEqual([name, 404]);
        const hostile = await send(ready, ownEmail(example), { address: addressOf(ready, { [name]: '__proto__' }) });
        expect([name, hostile.status]).toEqual([name, 404]);
      }
    });

    test.each(where(operation.body !== undefined))('names the problems of any body', async () => {
      const flaws: string[] = [];
      for (const { what, sent, isRefused } of hostileBodies(ready)) {
        const answered = await send(ready, ownEmail(example), { sent });
        const flaw = flawOf(example, answered) ?? (isRefused && answered.status < 400 ? 'is taken' : null);
        if (flaw !== null) flaws.push(`${what}: ${flaw}`);
      }
      expect(flaws).toEqual([]);
    });

    test.each(where(operation.query !== undefined))('names the problems of any query', async () => {
      const flaws: string[] = [];
      for (const { what, query } of hostileQueries(ready)) {
        const flaw = flawOf(example, await send(ready, ownEmail(example), { address: addressOf(ready, {}, query) }));
        if (flaw !== null) flaws.push(`${what}: ${flaw}`);
      }
      expect(flaws).toEqual([]);
    });
  },
);
