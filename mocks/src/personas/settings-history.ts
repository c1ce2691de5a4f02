import type { AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { isByTwo, mayDo } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import { ingrid, mariam, named } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { firstSettings } from './platform-settings.ts';
import { opaque } from './random.ts';

type Settings = Rows['platformSettings'];
type Value = string | number | boolean;

interface Saved {
  hoursAgo: number;
  by: Administrator;
  reason: string;
  /** The settings by their paths, as the log names them. */
  set: Readonly<Record<string, Value>>;
}

/** A secret is replaced by two: one asks, another one approves it an hour later. */
interface Replaced extends Omit<Saved, 'set'> {
  approvedBy: Administrator;
  integrationId: string;
  endsWith: string;
}

const DAY = 24;

/** Every change of the settings, the earliest first. */
const changes: readonly (Saved | Replaced)[] = [
  {
    hoursAgo: 930 * DAY,
    by: mariam,
    reason: 'The clinic outgrew its first plan.',
    set: { plan: 'professional' },
  },
  {
    hoursAgo: 820 * DAY + 2,
    by: ingrid,
    reason: 'The first groups go out this week.',
    set: { 'features.groupSessions': true },
  },
  {
    hoursAgo: 700 * DAY + 4,
    by: mariam,
    reason: 'Two weeks were too short for people who changed their minds.',
    set: { 'policies.retention.deletedAccountDays': 30 },
  },
  {
    hoursAgo: 610 * DAY + 1,
    by: ingrid,
    reason: 'Supervisors asked for six months.',
    set: { 'policies.recording.keepDays': 180 },
  },
  {
    hoursAgo: 480 * DAY + 6,
    by: mariam,
    reason: 'Talks start with Ramadan.',
    set: { 'features.broadcasts': true },
  },
  {
    hoursAgo: 365 * DAY + 3,
    by: ingrid,
    reason: 'Every organization in the network has joined.',
    set: { plan: 'enterprise' },
  },
  {
    hoursAgo: 212 * DAY,
    by: mariam,
    approvedBy: ingrid,
    reason: 'The bank issued new keys.',
    integrationId: 'card-payments',
    endsWith: 'q7Ld',
  },
  {
    hoursAgo: 96 * DAY,
    by: ingrid,
    approvedBy: mariam,
    reason: 'The clearinghouse asked us to rotate the key.',
    integrationId: 'claims-clearinghouse',
    endsWith: '04fe',
  },
  {
    hoursAgo: 76 * DAY + 5,
    by: ingrid,
    reason: 'Half the price is enough for a late cancellation.',
    set: { 'policies.cancellation.lateFeePercent': 50, 'policies.cancellation.freeUntilHours': 24 },
  },
  {
    hoursAgo: 41 * DAY + 3,
    by: ingrid,
    reason: 'The clinical board reviews its suggestions first.',
    set: { 'features.assistant': false },
  },
  {
    hoursAgo: 31 * DAY,
    by: mariam,
    approvedBy: ingrid,
    reason: 'Annual key rotation.',
    integrationId: 'text-messages',
    endsWith: 'Xk2p',
  },
  {
    hoursAgo: 23 * DAY + 2,
    by: ingrid,
    reason: 'The clinical board has reviewed its suggestions.',
    set: { 'features.assistant': true },
  },
  {
    hoursAgo: 9 * DAY,
    by: mariam,
    reason: 'Clients asked for more time with their recordings.',
    set: { 'policies.recording.keepDays': 365 },
  },
];

/** Reads and sets a setting by its path. */
function setAt(settings: Settings, path: string, value: Value): { was: Value; after: Settings } {
  const [area, group = '', name = ''] = path.split('.');
  if (area === 'plan') return { was: settings.plan, after: { ...settings, plan: value as Settings['plan'] } };
  if (area === 'features') {
    const was = settings.features.find(({ key }) => key === group)?.enabled ?? false;
    const features = settings.features.map((one) => (one.key === group ? { ...one, enabled: value === true } : one));
    return { was, after: { ...settings, features } };
  }
  const policies = settings.policies as Record<string, Record<string, Value>>;
  const was = policies[group]?.[name] ?? '';
  const after = { ...policies, [group]: { ...policies[group], [name]: value } } as Settings['policies'];
  return { was, after: { ...settings, policies: after } };
}

/** @throws Error for a seed that a rule forbids */
function check(act: AdminAct, by: Administrator, decidedBy?: Administrator): void {
  if (!mayDo(act, by.roles)) throw new Error(`${by.displayName} may not ${act}`);
  if (
    isByTwo(act) &&
    (decidedBy === undefined || decidedBy.id === by.id || !mayDo('approvals.decide', decidedBy.roles))
  )
    throw new Error(`${act} needs a second administrator`);
}

interface History {
  /** The settings as they hold now. */
  settings: Settings;
  entries: AuditEntry[];
  /** The requests that replaced secrets. */
  approvals: Rows['approvals'][];
}

/**
 * Plays every change of the settings through the rules: today’s settings, the entries that the changes left, and their
 * approvals.
 */
export function settingsHistory(now: Date): History {
  const history: History = { settings: firstSettings(now), entries: [], approvals: [] };
  changes.forEach((change, index) => {
    const at = iso(addMinutes(now, -change.hoursAgo * 60));
    if ('set' in change) save(history, change, { at, index });
    else replace(history, change, { at, index, askedAt: iso(addMinutes(at, -60)) });
  });
  return history;
}

/** Adds an entry of the log. */
function log(
  { entries }: History,
  at: string,
  by: Administrator,
  entry: Pick<AuditEntry, 'action' | 'target' | 'reason' | 'before' | 'after'>,
): void {
  const id = `aud-${opaque(`settings ${entries.length}`, 10)}` as AuditEntryId;
  entries.push({ id, at, actor: named(by), ...entry });
}

const platform = { kind: 'SETTINGS', id: 'platform', label: null } as const;

/** The settings after a change, as its version. */
const versioned = (settings: Settings, at: string, by: Administrator): Settings => ({
  ...settings,
  version: settings.version + 1,
  updatedAt: at,
  updatedBy: by.displayName,
});

function save(history: History, { by, reason, set }: Saved, { at }: { at: string; index: number }): void {
  check('settings.change', by);
  const before: AuditEntry['before'] = {};
  for (const [path, value] of Object.entries(set)) {
    const { was, after } = setAt(history.settings, path, value);
    before[path] = was;
    history.settings = after;
  }
  history.settings = versioned(history.settings, at, by);
  log(history, at, by, { action: 'settings.changed', target: platform, reason, before, after: { ...set } });
}

function replace(
  history: History,
  { by, approvedBy, reason, integrationId, endsWith }: Replaced,
  { at, askedAt, index }: { at: string; askedAt: string; index: number },
): void {
  check('secrets.replace', by, approvedBy);
  const entry = history.settings.integrations.find(({ id }) => id === integrationId);
  if (!entry) throw new Error(`There is no connected system ${integrationId}`);
  const approval: Rows['approvals'] = {
    id: `apv-${opaque(`secret ${index}`, 8)}`,
    kind: 'SECRET',
    status: 'DONE',
    requestedBy: named(by),
    requestedAt: askedAt,
    expiresAt: iso(addMinutes(askedAt, 7 * DAY * 60)),
    reason,
    target: { kind: 'SETTINGS', id: integrationId, label: entry.name },
    before: { secretEndsWith: entry.secretEndsWith },
    after: { secretEndsWith: endsWith },
    decision: { by: named(approvedBy), at, note: 'Checked against the provider’s letter.' },
    takesEffectAt: null,
    integrationId: entry.id,
  };
  history.approvals.push(approval);
  const target = { kind: 'APPROVAL', id: approval.id, label: null } as const;
  const { before, after } = approval;
  log(history, askedAt, by, { action: 'approval.requested', target, reason, before, after });
  const integrations = history.settings.integrations.map((one) =>
    one.id === integrationId ? { ...one, isConfigured: true, secretEndsWith: endsWith, changedAt: at } : one,
  );
  history.settings = versioned({ ...history.settings, integrations }, at, by);
  const path = `integrations.${integrationId}`;
  log(history, at, by, {
    action: 'settings.changed',
    target: platform,
    reason,
    before: { [path]: entry.changedAt },
    after: { [path]: at },
  });
  log(history, at, approvedBy, {
    action: 'approval.approved',
    target,
    reason: approval.decision?.note ?? null,
    before,
    after,
  });
}
