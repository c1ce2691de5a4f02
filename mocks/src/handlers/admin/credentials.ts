import { decideCredentials, listCredentialCases } from '@sakina/platform/contract';
import type {
  ApplicationStatus,
  CredentialCase,
  CredentialDecision,
  ProviderId,
  UserId,
} from '@sakina/platform/contract';
import { addMinutes, dateIn, iso } from '../../clock.ts';
import { isoOf } from '../../bulk-data/calendar.ts';
import { bulkCredential, submittedMinute } from '../../bulk-data/provider-record.ts';
import { kindOf, providerIds, providerNameOf, PROVIDERS, verificationOf } from '../../bulk-data/users.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { addProviderRole } from '../../rules/account-state.ts';
import { audit } from '../../rules/audit.ts';
import { makeProvider } from '../../rules/new-provider.ts';
import { tellOf } from '../../rules/tell.ts';
import type { ProviderRow, Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { bulkDataOf, seededAt } from './bulk-data-of.ts';
import { existingProvider } from './provider-records.ts';
import { checkOwnMatter, isInScope, standingFor } from './standing.ts';
import type { Standing } from './standing.ts';
import { actorOf } from './actor.ts';

const WAITING: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW'];
const outcomes: Record<CredentialDecision, ApplicationStatus> = {
  APPROVE: 'APPROVED',
  DECLINE: 'DECLINED',
  REQUEST_CHANGES: 'NEEDS_CHANGES',
};

/** The id of a provider's case: opaque, and stable while the case is open. */
const caseIdOf = (providerId: string) => `crd-${opaque(`credentials ${providerId}`, 10)}`;

type Waiting = Omit<CredentialCase, 'id' | 'source' | 'status' | 'decision' | 'providerId'> & {
  providerId: ProviderId;
};

function bulkWaiting(tables: Tables): Waiting[] {
  const bulk = bulkDataOf(tables);
  // Providers under review joined last, so they are the last of the generated ones.
  const waiting: Waiting[] = [];
  for (let provider = PROVIDERS - 1; provider >= 0 && verificationOf(provider) === 'PENDING'; provider -= 1) {
    const { title, issuer, number, expiresOn } = bulkCredential(bulk, provider, null);
    waiting.push({
      providerId: providerIds.of(provider) as ProviderId,
      displayName: providerNameOf(provider),
      kind: kindOf(provider),
      submittedAt: isoOf(submittedMinute(bulk, provider)),
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

/** Whether what was asked for has come: with a new document the case waits again, in its old place. */
const isAnswered = (tables: Tables, { decision, providerId, at }: Rows['credentialDecisions']) =>
  decision === 'REQUEST_CHANGES' &&
  tables.credentialDocuments
    .all()
    .some((document) => document.providerId === providerId && Date.parse(document.uploadedAt) > Date.parse(at));

/** All cases, open and decided, oldest first. */
export function credentialCases(tables: Tables): CredentialCase[] {
  const rows = tables.credentialDecisions.all();
  const decided = new Set<string>(rows.map(({ providerId }) => providerId));
  const decisions = new Map(
    rows.filter((row) => !isAnswered(tables, row)).map((row) => [row.providerId as string, row]),
  );
  const providers = [...namedWaiting(tables, decided), ...bulkWaiting(tables)].map((waiting): CredentialCase => {
    const row = decisions.get(waiting.providerId);
    const decision = row ? { decision: row.decision, at: row.at, by: row.by, reason: row.reason } : null;
    return {
      ...waiting,
      id: caseIdOf(waiting.providerId),
      source: 'PROVIDER',
      status: decision ? outcomes[decision.decision] : 'SUBMITTED',
      decision,
    };
  });
  const applications = tables.providerApplications
    .all()
    .filter((row) => row.status !== 'DRAFT' && row.status !== 'WITHDRAWN')
    .map((row) => applicationCase(row, tables));
  return [...providers, ...applications].toSorted(
    (first, second) =>
      Date.parse(first.submittedAt) - Date.parse(second.submittedAt) || (first.id < second.id ? -1 : 1),
  );
}

/** What was decided last about a provider’s credentials or application; null while it is awaited, also anew. */
export function lastDecisionOn(tables: Tables, provider: ProviderRow): NonNullable<CredentialCase['decision']> | null {
  const own = tables.credentialDecisions
    .all()
    .filter((row) => row.providerId === provider.id && !isAnswered(tables, row));
  const applied = tables.providerApplications
    .all()
    .filter(({ applicant }) => applicant.id === provider.userId)
    .map((row) => applicationCase(row, tables).decision);
  const decisions = [...own, ...applied].filter((decision) => decision !== null);
  return decisions.toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at)).at(-1) ?? null;
}

export const isWaiting = ({ status }: Pick<CredentialCase, 'status'>) => WAITING.includes(status);

/** Whether a case is the caller’s to read: an owner’s are those of their organization’s providers. */
function isCaseInScope(tables: Tables, standing: Standing, { providerId }: CredentialCase): boolean {
  if (standing.organizationId === null) return true;
  return providerId !== null && isInScope(standing, existingProvider(tables, providerId).organization);
}

export const listCredentialCasesHandler = defineHandler(
  listCredentialCases,
  ({ tables, user, query: { after, limit, ...search } }) => {
    const standing = standingFor('providers.read', tables, user);
    const { state = 'WAITING', source, kind } = search;
    const found = credentialCases(tables).filter(
      (entry) =>
        isCaseInScope(tables, standing, entry) &&
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
    tables.bulkVerifications.put({ id: providerId, verification: 'VERIFIED' });
    return;
  }
  verify(tables, row, now);
  // Whoever is verified has nothing left to wait for: the approval is that of their application too.
  for (const application of openApplicationsOf(tables, row)) {
    putDecision(tables, application, decision, reason, user, now);
    logDecision(tables, applicationCase(application, tables), decision, reason, user, now);
  }
}

/** The applications of a provider that wait for a decision. */
const openApplicationsOf = (tables: Tables, { userId }: ProviderRow) =>
  tables.providerApplications
    .all()
    .filter(({ applicant, status }) => applicant.id === userId && WAITING.includes(status));

function putDecision(
  tables: Tables,
  row: Rows['providerApplications'],
  decision: CredentialDecision,
  reason: string,
  user: Caller,
  now: Date,
): void {
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
}

/** Enters a decision into the audit log. @param entry The case as it was before. */
function logDecision(
  tables: Tables,
  entry: CredentialCase,
  decision: CredentialDecision,
  reason: string,
  user: Caller,
  now: Date,
): void {
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
}

function verify(tables: Tables, provider: ProviderRow, now: Date): void {
  addProviderRole(tables, provider);
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
  putDecision(tables, row, decision, reason, user, now);
  if (decision !== 'APPROVE') return;
  // A provider who already has a page can take bookings from now on.
  const own = tables.providers.all().find((provider) => provider.userId === row.applicant.id);
  if (own) verify(tables, own, now);
  else makeProvider(tables, row, now);
}

/** The account that a case is about. */
const whoseCase = (tables: Tables, { source, id, providerId }: CredentialCase): string | null =>
  source === 'APPLICATION'
    ? (tables.providerApplications.get(id)?.applicant.id ?? null)
    : providerId === null
      ? null
      : existingProvider(tables, providerId).userId;

export const decideCredentialsHandler = defineHandler(
  decideCredentials,
  ({ tables, params, body: { decision, reason }, user, now }) => {
    const standing = standingFor('credentials.decide', tables, user);
    const find = () => credentialCases(tables).find(({ id }) => id === params.id);
    const entry = find();
    if (!entry) throw notFound('this case');
    checkOwnMatter(standing, whoseCase(tables, entry));
    if (!isWaiting(entry))
      throw new ApiFailure(409, 'ALREADY_DECIDED', 'This does not wait for a decision any more.', {
        status: entry.status,
      });
    if (entry.source === 'PROVIDER') decideProvider(tables, entry, decision, reason, user, now);
    else decideApplication(tables, entry.id, decision, reason, user, now);
    const to = { PERSON: whoseCase(tables, entry) as UserId | null };
    tellOf(tables, 'credentials.decide', { by: user.userId, to, subject: {}, at: now });
    logDecision(tables, entry, decision, reason, user, now);
    return find() ?? entry;
  },
);
