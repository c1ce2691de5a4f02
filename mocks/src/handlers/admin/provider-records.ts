import { parseDate } from '@internationalized/date';
import type { AdminProvider, AdminProviderDetail } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { dateIn, plusDays } from '../../clock.ts';
import { bulkCredential, bulkEmail, bulkProvider } from '../../bulk-data/provider-record.ts';
import type { BulkData } from '../../bulk-data/bulk-data.ts';
import { createRandom } from '../../personas/random.ts';
import { providerIds, PROVIDERS } from '../../bulk-data/users.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';
import { bulkDataOf, seededAt } from './bulk-data-of.ts';
import { accountOrganizationId, organizationFields } from './user-records.ts';

/** A provider of the practice. */
function namedProvider(tables: Tables, provider: ProviderRow, count: number): AdminProvider {
  const joined = plusDays(
    dateIn(seededAt(tables), 'UTC'),
    -createRandom(`joined ${provider.handle}`).integer(320, 900),
  );
  return {
    id: provider.id,
    userId: provider.userId,
    displayName: provider.displayName,
    kind: provider.kind,
    verification: provider.verification,
    country: provider.country,
    city: provider.city,
    timeZone: provider.timeZone,
    organization:
      provider.userId === null ? null : organizationFields(accountOrganizationId(provider.userId)).organization,
    joinedOn: joined.toString(),
    sessionCount: count,
    suspension: null,
  };
}

function sessionCounts(tables: Tables): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of tables.appointments.all()) counts.set(row.provider.id, (counts.get(row.provider.id) ?? 0) + 1);
  return counts;
}

function bulkCounts({ sessions }: BulkData): Uint32Array {
  const counts = new Uint32Array(PROVIDERS);
  for (const provider of sessions.provider) counts[provider] = (counts[provider] ?? 0) + 1;
  return counts;
}

/** The generated providers, cached for each bulk data set. */
const generated = new WeakMap<BulkData, readonly AdminProvider[]>();

function bulkProviders(bulk: BulkData): readonly AdminProvider[] {
  const known = generated.get(bulk);
  if (known) return known;
  const counts = bulkCounts(bulk);
  const made = Array.from({ length: PROVIDERS }, (_, provider) => bulkProvider(bulk, provider, counts));
  generated.set(bulk, made);
  return made;
}

function withActs(tables: Tables, provider: AdminProvider): AdminProvider {
  const suspension = tables.providerSuspensions.get(provider.id);
  const verification = tables.bulkVerifications.get(provider.id)?.verification ?? provider.verification;
  return {
    ...provider,
    verification,
    suspension: suspension ? { at: suspension.at, by: suspension.by, reason: suspension.reason } : null,
  };
}

/** Every provider, of the practice and generated. */
export function allProviders(tables: Tables): AdminProvider[] {
  const counts = sessionCounts(tables);
  const named = tables.providers.all().map((provider) => namedProvider(tables, provider, counts.get(provider.id) ?? 0));
  return [...named, ...bulkProviders(bulkDataOf(tables))].map((provider) => withActs(tables, provider));
}

/** A provider by id. @throws ApiFailure 404 */
export function existingProvider(tables: Tables, id: string): AdminProvider {
  const number = providerIds.numberOf(id);
  const row = tables.providers.get(id);
  const provider =
    number === null
      ? row && namedProvider(tables, row, sessionCounts(tables).get(id) ?? 0)
      : bulkProviders(bulkDataOf(tables))[number];
  if (!provider) throw notFound('this provider');
  return withActs(tables, provider);
}

export function providerDetail(tables: Tables, provider: AdminProvider, now: Date): AdminProviderDetail {
  const number = providerIds.numberOf(provider.id);
  const row = tables.providers.get(provider.id);
  const decisions = tables.credentialDecisions
    .all()
    .filter((entry) => entry.providerId === provider.id)
    .map(({ decision, at, by, reason }) => ({ decision, at, by, reason }))
    .toSorted((first, second) => Date.parse(second.at) - Date.parse(first.at));
  const common = { ...provider, decisions };
  if (number === null) {
    const upcoming = tables.appointments
      .all()
      .filter(
        (entry) => entry.provider.id === provider.id && isPlanned(entry) && Date.parse(entry.startsAt) > now.getTime(),
      );
    return { ...common, email: null, credentials: row?.credentials ?? [], upcomingSessionCount: upcoming.length };
  }
  const bulk = bulkDataOf(tables);
  const { sessions, calendar } = bulk;
  const upcoming = sessions
    .of('provider', number)
    .filter((session) => (sessions.start[session] ?? 0) > calendar.now && sessions.statusOf(session) !== 'CANCELLED');
  const approved = decisions.find((entry) => entry.decision === 'APPROVE');
  const verifiedOn =
    provider.verification === 'PENDING'
      ? null
      : approved
        ? approved.at.slice(0, 10)
        : plusDays(parseDate(provider.joinedOn), 9).toString();
  return {
    ...common,
    email: bulkEmail(number),
    credentials: [bulkCredential(bulk, number, verifiedOn)],
    upcomingSessionCount: upcoming.length,
  };
}
