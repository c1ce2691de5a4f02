import { parseDate } from '@internationalized/date';
import type { AdminProvider, AdminProviderDetail } from '@sakina/platform/contract';
import { dateIn, plusDays } from '../../clock.ts';
import { crowdCredential, crowdEmail, crowdProvider } from '../../crowd/provider-record.ts';
import type { Crowd } from '../../crowd/crowd.ts';
import { createRandom } from '../../personas/random.ts';
import { providerIds, PROVIDERS } from '../../crowd/users.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';
import { crowdOf, seededAt } from './origin.ts';
import { organizationFields } from './user-records.ts';

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
    organization: provider.userId === null ? null : organizationFields('org-harbour').organization,
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

function crowdCounts({ sessions }: Crowd): Uint32Array {
  const counts = new Uint32Array(PROVIDERS);
  for (const provider of sessions.provider) counts[provider] = (counts[provider] ?? 0) + 1;
  return counts;
}

/** What the rule says of the crowd’s providers; the same for everybody who asks, so it is told once a crowd. */
const ruled = new WeakMap<Crowd, readonly AdminProvider[]>();

function crowdProviders(crowd: Crowd): readonly AdminProvider[] {
  const known = ruled.get(crowd);
  if (known) return known;
  const counts = crowdCounts(crowd);
  const made = Array.from({ length: PROVIDERS }, (_, provider) => crowdProvider(crowd, provider, counts));
  ruled.set(crowd, made);
  return made;
}

function withActs(tables: Tables, provider: AdminProvider): AdminProvider {
  const suspension = tables.providerSuspensions.get(provider.id);
  const verification = tables.crowdVerifications.get(provider.id)?.verification ?? provider.verification;
  return {
    ...provider,
    verification,
    suspension: suspension ? { at: suspension.at, by: suspension.by, reason: suspension.reason } : null,
  };
}

/** Everybody who offers sessions, of the practice and of the crowd. */
export function allProviders(tables: Tables): AdminProvider[] {
  const counts = sessionCounts(tables);
  const named = tables.providers.all().map((provider) => namedProvider(tables, provider, counts.get(provider.id) ?? 0));
  return [...named, ...crowdProviders(crowdOf(tables))].map((provider) => withActs(tables, provider));
}

/** A provider by id, or a refusal. */
export function existingProvider(tables: Tables, id: string): AdminProvider {
  const number = providerIds.numberOf(id);
  const row = tables.providers.get(id);
  const provider =
    number === null
      ? row && namedProvider(tables, row, sessionCounts(tables).get(id) ?? 0)
      : crowdProviders(crowdOf(tables))[number];
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
        (entry) =>
          entry.provider.id === provider.id &&
          (entry.status === 'CONFIRMED' || entry.status === 'PENDING') &&
          Date.parse(entry.startsAt) > now.getTime(),
      );
    return { ...common, email: null, credentials: row?.credentials ?? [], upcomingSessionCount: upcoming.length };
  }
  const crowd = crowdOf(tables);
  const { sessions, calendar } = crowd;
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
    email: crowdEmail(number),
    credentials: [crowdCredential(crowd, number, verifiedOn)],
    upcomingSessionCount: upcoming.length,
  };
}
