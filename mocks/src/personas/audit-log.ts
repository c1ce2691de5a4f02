import type { AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import { providerIds, userIds } from '../bulk-data/users.ts';
import { ids } from './ids.ts';
import { createRandom, opaque } from './random.ts';

type Actor = AuditEntry['actor'];
type Draft = Omit<AuditEntry, 'id' | 'at' | 'actor'>;

const actors: readonly [Actor, Actor, Actor] = [
  { id: ids.users.ingrid, displayName: 'Ingrid Solheim' },
  { id: ids.users.idris, displayName: 'Idris Malik' },
  { id: ids.users.mariam, displayName: 'Dr. Mariam El-Sayed' },
];

const suspendedFor = [
  'Stolen cards reported; waiting for an answer.',
  'Insults in messages, after two warnings.',
  'Advertising in community circles.',
  'Asked by the person, who fears misuse of the account.',
] as const;
const reactivatedFor = [
  'The person has shown who they are.',
  'The bank has confirmed that the card was theirs.',
  'Appeal granted after a talk on the telephone.',
] as const;
const rolesFor = [
  'Takes over scheduling for the clinic.',
  'Left the finance team.',
  'Covers for a colleague on parental leave.',
] as const;

const drafts: readonly ((random: ReturnType<typeof createRandom>) => Draft)[] = [
  (random) => ({
    action: 'user.suspended',
    target: { kind: 'USER', id: userIds.of(random.integer(0, 99_999)), label: null },
    reason: random.pick(suspendedFor),
    before: { status: 'ACTIVE' },
    after: { status: 'SUSPENDED' },
  }),
  (random) => ({
    action: 'user.reactivated',
    target: { kind: 'USER', id: userIds.of(random.integer(0, 99_999)), label: null },
    reason: random.pick(reactivatedFor),
    before: { status: 'SUSPENDED' },
    after: { status: 'ACTIVE' },
  }),
  (random) => ({
    action: 'user.roles_changed',
    target: { kind: 'USER', id: userIds.of(random.integer(0, 248) * 401 + 7), label: null },
    reason: random.pick(rolesFor),
    before: { roles: [`${product.id}:user`] },
    after: { roles: [`${product.id}:manager`] },
  }),
  (random) => ({
    action: 'credentials.decided',
    target: { kind: 'CREDENTIALS', id: providerIds.of(random.integer(300, 1_170)), label: null },
    reason: 'The licence stands in the board’s register under this name.',
    before: { verification: 'PENDING' },
    after: { verification: 'VERIFIED' },
  }),
  (random) => ({
    action: 'credentials.decided',
    target: { kind: 'CREDENTIALS', id: providerIds.of(random.integer(300, 1_170)), label: null },
    reason: 'The copy of the diploma cannot be read. Please upload it again.',
    before: { status: 'SUBMITTED' },
    after: { status: 'NEEDS_CHANGES' },
  }),
  () => ({
    action: 'users.exported',
    target: { kind: 'LIST', id: 'users', label: null },
    reason: null,
    before: {},
    after: { rows: 214, filters: ['role', 'status'] },
  }),
  () => ({
    action: 'settings.changed',
    target: { kind: 'SETTINGS', id: 'platform', label: null },
    reason: 'The clearinghouse asked us to change the key.',
    before: { 'integrations.claims-clearinghouse': 'changed before' },
    after: { 'integrations.claims-clearinghouse': 'changed now' },
  }),
  (random) => ({
    action: 'portal.switched',
    target: { kind: 'PORTAL', id: 'admin', label: null },
    reason: 'user',
    before: { portal: 'provider' },
    after: { portal: random.pick(['admin', 'consumer'] as const) },
  }),
];

const settings = { kind: 'SETTINGS', id: 'platform', label: null } as const;

/** Entries with a fixed place: the versions of the settings, looks at people, and what was refused. */
const placed: readonly (Draft & { hoursAgo: number; by: 0 | 1 | 2 })[] = [
  {
    hoursAgo: 9 * 24,
    by: 1,
    action: 'settings.changed',
    target: settings,
    reason: 'Clients asked for more time with their recordings.',
    before: { 'policies.recording.keepDays': 180 },
    after: { 'policies.recording.keepDays': 365 },
  },
  {
    hoursAgo: 41 * 24 + 3,
    by: 0,
    action: 'settings.changed',
    target: settings,
    reason: 'Its suggestions are reviewed by the clinical board first.',
    before: { 'features.assistant': true },
    after: { 'features.assistant': false },
  },
  {
    hoursAgo: 76 * 24 + 5,
    by: 0,
    action: 'settings.changed',
    target: settings,
    reason: 'Half the price is enough for a late cancellation.',
    before: { 'policies.cancellation.lateFeePercent': 100, 'policies.cancellation.freeUntilHours': 48 },
    after: { 'policies.cancellation.lateFeePercent': 50, 'policies.cancellation.freeUntilHours': 24 },
  },
  {
    hoursAgo: 26,
    by: 1,
    action: 'user.viewed',
    target: { kind: 'USER', id: ids.users.layla, label: null },
    reason: null,
    before: {},
    after: {},
  },
  {
    hoursAgo: 50,
    by: 2,
    action: 'user.viewed',
    target: { kind: 'USER', id: ids.users.layla, label: null },
    reason: null,
    before: {},
    after: {},
  },
  {
    hoursAgo: 51,
    by: 2,
    action: 'user.suspended',
    target: { kind: 'USER', id: ids.users.ingrid, label: null },
    outcome: 'REFUSED',
    reason: 'Tested whether it can be done.',
    before: {},
    after: {},
  },
  {
    hoursAgo: 12 * 24 + 1,
    by: 2,
    action: 'settings.changed',
    target: settings,
    outcome: 'REFUSED',
    reason: 'A new key from the bank.',
    before: {},
    after: {},
  },
];

/** The age at which entries are in the archive, in hours. */
const ARCHIVED_HOURS = 9 * 30 * 24;

interface Stretch {
  name: string;
  fromHours: number;
  toHours: number;
  /** Hours from one entry to the next one, at least and at most. */
  steps: readonly [number, number];
}

function generated(now: Date, { name, fromHours, toHours, steps }: Stretch): AuditEntry[] {
  const random = createRandom(`${name} log`);
  const entries: AuditEntry[] = [];
  for (let hours = fromHours; hours < toHours; hours += random.integer(...steps)) {
    const draft = random.pick(drafts as unknown as readonly [(typeof drafts)[number], ...(typeof drafts)[number][]])(
      random,
    );
    const actor = draft.action === 'portal.switched' ? actors[2] : random.pick(actors);
    entries.push({
      id: `aud-${opaque(`${name} ${entries.length}`, 10)}` as AuditEntryId,
      at: iso(addMinutes(now, -hours * 60 - random.integer(0, 59))),
      actor,
      ...draft,
    });
  }
  return entries;
}

let archive: { at: number; entries: readonly AuditEntry[] } | null = null;

/** What is older than the seeds, back to three years: too much to be stored, and never changed. */
export function auditArchive(now: Date): readonly AuditEntry[] {
  if (archive?.at !== now.getTime()) {
    const stretch = { name: 'archive', fromHours: ARCHIVED_HOURS + 1, toHours: 3 * 365 * 24 } as const;
    archive = { at: now.getTime(), entries: generated(now, { ...stretch, steps: [1, 6] }) };
  }
  return archive.entries;
}

/** Nine months of an audit log, two or three entries a week. */
export function auditSeeds(now: Date): AuditEntry[] {
  return [
    ...generated(now, { name: 'audit', fromHours: 5, toHours: ARCHIVED_HOURS, steps: [9, 110] }),
    ...placed.map(({ hoursAgo, by, ...draft }, index): AuditEntry => ({
      id: `aud-${opaque(`placed ${index}`, 10)}` as AuditEntryId,
      at: iso(addMinutes(now, -hoursAgo * 60)),
      actor: actors[by],
      ...draft,
    })),
  ];
}
