import { decideCredentials, listCredentialCases } from '@sakina/platform/contract';
import type { ApplicationStatus, CredentialCase, CredentialDecision, ProviderId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso } from '../../clock.ts';
import { isoOf } from '../../crowd/calendar.ts';
import { crowdCredential, submittedMinute } from '../../crowd/provider-record.ts';
import { kindOf, providerIds, providerNameOf, PROVIDERS, verificationOf } from '../../crowd/users.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { audit } from '../../rules/audit.ts';
import type { ProviderRow, Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { crowdOf, seededAt } from './origin.ts';
import { actorOf } from './user-changes.ts';

const WAITING: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW'];
const outcomes: Record<CredentialDecision, ApplicationStatus> = {
  APPROVE: 'APPROVED',
  DECLINE: 'DECLINED',
  REQUEST_CHANGES: 'NEEDS_CHANGES',
};

/** The id of a provider's case: the same as long as they wait, and opaque. */
const caseIdOf = (providerId: string) => `crd-${opaque(`credentials ${providerId}`, 10)}`;

type Waiting = Omit<CredentialCase, 'id' | 'source' | 'status' | 'decision' | 'providerId'> & {
  providerId: ProviderId;
};

function crowdWaiting(tables: Tables): Waiting[] {
  const crowd = crowdOf(tables);
  // Those who joined last are those who wait: they are the last of the crowd's providers.
  const waiting: Waiting[] = [];
  for (let provider = PROVIDERS - 1; provider >= 0 && verificationOf(provider) === 'PENDING'; provider -= 1) {
    const { title, issuer, number, expiresOn } = crowdCredential(crowd, provider, null);
    waiting.push({
      providerId: providerIds.of(provider) as ProviderId,
      displayName: providerNameOf(provider),
      kind: kindOf(provider),
      submittedAt: isoOf(submittedMinute(crowd, provider)),
      credentials: [{ title, issuer, number, state: null, expiresOn }],
    });
  }
  return waiting;
}

function namedWaiting(tables: Tables, decided: ReadonlySet<string>): Waiting[] {
  const waits = (provider: ProviderRow) => provider.verification === 'PENDING' || decided.has(provider.id);
  return tables.providers
    .all()
    .filter(waits)
    .map((provider) => ({
      providerId: provider.id,
      displayName: provider.displayName,
      kind: provider.kind,
      submittedAt: iso(
        addMinutes(seededAt(tables), -createRandom(`submitted ${provider.handle}`).integer(2_000, 6_000)),
      ),
      credentials: provider.credentials.map(({ title, issuer, number, expiresOn }) => ({
        title,
        issuer,
        number,
        state: null,
        expiresOn,
      })),
    }));
}

function applicationCase(row: Rows['providerApplications'], tables: Tables): CredentialCase {
  const last = row.decisions.at(-1);
  const made = (Object.keys(outcomes) as CredentialDecision[]).find((decision) => outcomes[decision] === row.status);
  return {
    id: row.id,
    source: 'APPLICATION',
    status: row.status,
    displayName: row.applicant.displayName,
    kind: row.kind,
    providerId: tables.providers.all().find((provider) => provider.userId === row.applicant.id)?.id ?? null,
    submittedAt: row.submittedAt ?? row.createdAt,
    credentials: row.credentials,
    decision:
      made && last
        ? { decision: made, at: last.at, by: last.by.displayName, reason: last.note ?? 'No reason was given.' }
        : null,
  };
}

/** Everything that is or was in the queue, those who have waited longest first. */
export function credentialCases(tables: Tables): CredentialCase[] {
  const decisions = new Map(tables.credentialDecisions.all().map((row) => [row.providerId as string, row]));
  const providers = [...namedWaiting(tables, new Set(decisions.keys())), ...crowdWaiting(tables)].map(
    (waiting): CredentialCase => {
      const row = decisions.get(waiting.providerId);
      const decision = row ? { decision: row.decision, at: row.at, by: row.by, reason: row.reason } : null;
      return {
        ...waiting,
        id: caseIdOf(waiting.providerId),
        source: 'PROVIDER',
        status: decision ? outcomes[decision.decision] : 'SUBMITTED',
        decision,
      };
    },
  );
  const applications = tables.providerApplications
    .all()
    .filter((row) => row.status !== 'DRAFT' && row.status !== 'WITHDRAWN')
    .map((row) => applicationCase(row, tables));
  return [...providers, ...applications].toSorted(
    (first, second) =>
      Date.parse(first.submittedAt) - Date.parse(second.submittedAt) || (first.id < second.id ? -1 : 1),
  );
}

export const isWaiting = ({ status }: Pick<CredentialCase, 'status'>) => WAITING.includes(status);

export const listCredentialCasesHandler = defineHandler(
  listCredentialCases,
  ({ tables, query: { after, limit, ...search } }) => {
    const { state = 'WAITING', source, kind } = search;
    const found = credentialCases(tables).filter(
      (entry) =>
        (state === 'ALL' || isWaiting(entry) === (state === 'WAITING')) &&
        (source === undefined || entry.source === source) &&
        (!kind?.length || kind.includes(entry.kind)),
    );
    return cursorPage(
      found,
      { after, limit },
      {
        of: ['credentials', search],
        keyOf: ({ submittedAt, id }) => `${new Date(submittedAt).toISOString()} ${id}`,
        direction: 'asc',
      },
    );
  },
);

function decideProvider(
  tables: Tables,
  entry: CredentialCase,
  decision: CredentialDecision,
  reason: string,
  user: Caller,
  now: Date,
): void {
  const { providerId } = entry;
  if (providerId === null) throw notFound('this provider');
  tables.credentialDecisions.put({
    id: entry.id,
    providerId,
    decision,
    at: iso(now),
    by: user.displayName,
    reason,
    submittedAt: entry.submittedAt,
  });
  if (decision !== 'APPROVE') return;
  const row = tables.providers.get(providerId);
  if (!row) {
    tables.crowdVerifications.put({ id: providerId, verification: 'VERIFIED' });
    return;
  }
  verify(tables, row, now);
}

function verify(tables: Tables, provider: ProviderRow, now: Date): void {
  const verifiedOn = dateIn(now, provider.timeZone).toString();
  tables.providers.put({
    ...provider,
    verification: 'VERIFIED',
    credentials: provider.credentials.map((credential) => ({
      ...credential,
      verifiedOn: credential.verifiedOn ?? verifiedOn,
    })),
  });
}

function decideApplication(
  tables: Tables,
  id: string,
  decision: CredentialDecision,
  reason: string,
  user: Caller,
  now: Date,
): void {
  const row = tables.providerApplications.get(id);
  if (!row) throw notFound('this application');
  const status = outcomes[decision];
  tables.providerApplications.put({
    ...row,
    status,
    updatedAt: iso(now),
    version: row.version + 1,
    decisions: [
      ...row.decisions,
      { status, at: iso(now), by: { id: user.userId, displayName: user.displayName }, note: reason },
    ],
  });
  // Who has a page already, and only waited, may take bookings now.
  const own = tables.providers.all().find((provider) => provider.userId === row.applicant.id);
  if (decision === 'APPROVE' && own) verify(tables, own, now);
}

export const decideCredentialsHandler = defineHandler(
  decideCredentials,
  ({ tables, params, body: { decision, reason }, user, now }) => {
    const find = () => credentialCases(tables).find(({ id }) => id === params.id);
    const entry = find();
    if (!entry) throw notFound('this case');
    if (!isWaiting(entry))
      throw new ApiFailure(409, 'ALREADY_DECIDED', 'This does not wait for a decision any more.', {
        status: entry.status,
      });
    if (entry.source === 'PROVIDER') decideProvider(tables, entry, decision, reason, user, now);
    else decideApplication(tables, entry.id, decision, reason, user, now);
    audit(
      tables,
      {
        actor: actorOf(user),
        action: 'credentials.decided',
        target: { kind: 'CREDENTIALS', id: entry.id, label: entry.displayName },
        reason,
        before: { status: entry.status },
        after: { status: outcomes[decision] },
      },
      now,
    );
    return find() ?? entry;
  },
);
