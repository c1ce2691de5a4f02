import { describe, expect, it, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { ScopedRecord } from '@sakina/platform/contract';
import { callerOf, examples } from '@sakina/platform/contract/examples';
import type { AnyExample } from '@sakina/platform/contract/examples';
import { allOperations } from '@sakina/platform/contract/table';
import { isApiError } from '@sakina/platform/client';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { recordKinds } from './scope-records.ts';

// The first call of an administrator builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const store = createMemoryStore();
const server = createTestServer({ store });
const callers = { visitor: null, client: who.layla, provider: who.amina, admin: who.ingrid } as const;
const NO_ONES = 'none-000000';

type Email = (typeof who)[keyof typeof who];

/** How a call with this record ends: nothing for an answer, else status, code and message. */
async function refusal(email: Email | null, { operation, input }: AnyExample, id: string) {
  const [name = 'id', ...rest] = Object.keys(input.params ?? {});
  const params = { ...Object.fromEntries(rest.map((key) => [key, input.params?.[key]])), [name]: id };
  try {
    await server.as(email).call(operation, { ...input, params } as never);
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: error.status, code: error.code, message: error.message };
  }
}

/** Every example of a call that names someone’s record, with that record. */
const scoped = examples.flatMap((example) => {
  const scope = contract.scopeOf(example.operation);
  const [id] = Object.values(example.input.params ?? {});
  return scope?.kind === 'RECORD' && id !== undefined ? [{ name: example.operation.name, scope, id, example }] : [];
});

/** The record kind’s own people and providers, as the store has them. */
async function belongsTo(record: ScopedRecord, id: string) {
  let found: ReturnType<(typeof recordKinds)[ScopedRecord]['partiesOf']>;
  await store.run((tables) => {
    found = recordKinds[record].partiesOf(tables, id);
  });
  return found;
}

const NOT_THERE = { status: 404, code: 'NOT_FOUND' };
const codesOf = ({ operation }: AnyExample) => contract.errorsOf(operation).map(({ code }) => code);

const administrators: readonly Email[] = [who.ingrid, who.idris, who.mariam];

describe('in whose scope a record is', () => {
  it('is said for each operation that names one, and each record has its owners', () => {
    const named = allOperations.filter(({ path }) => path.includes('/:'));
    expect(named.length).toBeGreaterThan(150);
    const scopes = named.map((operation) => contract.scopeOf(operation));
    const kinds = scopes.flatMap((scope) => (scope?.kind === 'RECORD' ? [scope.record] : []));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(recordKinds)));
    const silent = scoped.filter(({ example }) => !codesOf(example).includes('NOT_FOUND'));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(scoped)('$name tells a stranger the same as of a record that does not exist [ROLE-4]', async (call) => {
    const { scope, id, example } = call;
    const parties = await belongsTo(scope.record, id);
    const owner = callers[callerOf(example)];
    const emails = Object.values(who).filter((email) => email !== owner && !administrators.includes(email));
    const strangers = parties ? await withoutPart(emails, parties) : emails;
    const outside = [];
    const unknown = [];
    for (const email of strangers) {
      outside.push([email, await refusal(email, example, id)]);
      unknown.push([email, await refusal(email, example, NO_ONES)]);
    }
    expect(outside).toEqual(unknown);
    // A newcomer has a part in nothing, and may make the calls of everyone who is signed in.
    const newcomer = example.operation.access === 'user' ? await refusal(who.zaynab, example, id) : NOT_THERE;
    expect(newcomer).toMatchObject(NOT_THERE);
  });
});

/** Those accounts that are neither a person nor a provider of a record. */
async function withoutPart(emails: readonly Email[], parties: NonNullable<Awaited<ReturnType<typeof belongsTo>>>) {
  const { people = [], providers = [], circleId } = parties;
  const moderators: string[] = [];
  const accounts = new Map<string, { userId: string; providerId: string | null }>();
  await store.run((tables) => {
    if (circleId)
      moderators.push(...(tables.circles.get(circleId)?.moderators ?? []).map(({ providerId }) => providerId));
    for (const email of emails) {
      const userId = tables.people.all().find((person) => person.email === email)?.id ?? idOf(email);
      const provider = tables.providers.all().find((row) => row.userId === userId);
      accounts.set(email, { userId, providerId: provider?.id ?? null });
    }
  });
  return emails.filter((email) => {
    const account = accounts.get(email);
    const own = account?.providerId ?? '';
    return !people.includes(account?.userId ?? '') && !providers.includes(own) && !moderators.includes(own);
  });
}

const idOf = (email: Email): string => {
  const first = Object.entries(who).find(([, other]) => other === email)?.[0] ?? '';
  return (ids.users as Readonly<Record<string, string>>)[first] ?? '';
};

describe('an owner of an organization', () => {
  /** A record of each kind that belongs to no organization of theirs. */
  const foreign = async (): Promise<Partial<Record<ScopedRecord, string>>> => {
    const found: Partial<Record<ScopedRecord, string>> = { ACCOUNT: ids.users.layla };
    await store.run((tables) => {
      const outside = new Set(tables.providers.all().flatMap(({ id, userId }) => (userId === null ? [id] : [])));
      const [provider] = outside;
      const appointment = tables.appointments.all().find((row) => outside.has(row.provider.id));
      found.PROVIDER_RECORD = provider ?? '';
      found.APPOINTMENT = appointment?.id ?? '';
      found.SESSION = appointment?.id ?? '';
      found.PAYMENT = tables.payments.all().find((row) => outside.has(row.provider.id))?.id ?? '';
      found.INVOICE = tables.invoices.all().find((row) => outside.has(row.provider.id))?.id ?? '';
    });
    const { items } = await server
      .as(who.ingrid)
      .call(contract.listAdminPayouts, { query: { from: '2026-10-26', to: '2026-11-24', limit: 100 } });
    const { items: providers } = await server
      .as(who.ingrid)
      .call(contract.listAdminProviders, { query: { limit: 100 } });
    const others = new Set(
      providers.filter(({ organization }) => organization?.id !== 'org-harbour').map(({ id }) => id),
    );
    const payout = items.find((row) => others.has(row.provider.id));
    if (payout) found.PAYOUT = payout.id;
    return found;
  };

  const administered = scoped.filter(({ scope }) => scope.act !== undefined);

  it('is told of no record outside it, by no operation of administrators [ROLE-4]', async () => {
    const outside = await foreign();
    const tried = administered.filter(({ scope }) => outside[scope.record]);
    const answers = [];
    const unknown = [];
    for (const { name, scope, example } of tried) {
      answers.push([name, await refusal(who.idris, example, outside[scope.record] ?? '')]);
      unknown.push([name, await refusal(who.idris, example, NO_ONES)]);
    }
    expect(answers).toEqual(unknown);
    expect(answers.map(([name]) => name)).toEqual(
      expect.arrayContaining(['appointments.get', 'appointments.cancel', 'admin.sessions.get', 'admin.users.suspend']),
    );
  });
});
