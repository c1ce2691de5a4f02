import * as v from 'valibot';
import {
  conflict,
  forbidden,
  invalid,
  lastAdmin,
  lastOwner,
  licenceNeeded,
  logDown,
  notFound,
  ownAccount,
  ownMatter,
  rank,
  rolesChanged,
  unauthenticated,
  wrongState,
} from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { approval, retentionLoss } from '../schemas/admin-approvals.ts';
import { accountRole, adminReason } from '../schemas/admin-area.ts';
import { platformPolicies } from '../schemas/admin-settings.ts';
import { integer, text } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

const alreadyDecided = {
  status: 409,
  code: 'ALREADY_DECIDED',
  when: 'It was decided, withdrawn or has expired; details.status says which.',
} as const;
const alreadyAsked = {
  status: 409,
  code: 'ALREADY_REQUESTED',
  when: 'The same waits for a second administrator already, or for its day.',
} as const;
const policies = v.partial(platformPolicies);

/** How many characters the secret of a connected system has. */
export const secretLength = { min: 8, max: 512 } as const;

export const listApprovals = defineOperation({
  id: 'CLOUD-543',
  name: 'admin.approvals.list',
  method: 'GET',
  path: '/cloud/v1/admin/approvals',
  summary: 'What waits for a second administrator or for its day, and what was decided, the newest first.',
  access: 'admin',
  response: v.object({ items: v.array(approval) }),
  errors: [unauthenticated, forbidden],
});

export const requestApproval = defineOperation({
  id: 'CLOUD-544',
  name: 'admin.approvals.request',
  method: 'POST',
  path: '/cloud/v1/admin/approvals',
  summary:
    'Asks a second administrator to approve an act; nothing happens before they do, and after seven days it expires.',
  access: 'admin',
  body: v.variant('kind', [
    v.object({
      kind: v.literal('RETENTION'),
      /** Of the settings that were read. */
      version: v.pipe(integer, v.gtValue(0)),
      policies,
      reason: adminReason,
    }),
    v.object({
      kind: v.literal('PLATFORM_ADMIN'),
      userId: v.pipe(userId, v.maxLength(60)),
      roles: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(13)),
      before: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(13)),
      reason: adminReason,
    }),
    v.object({
      kind: v.literal('SUSPENSION'),
      /** A platform administrator: the account of anyone else is suspended by one. */
      userId: v.pipe(userId, v.maxLength(60)),
      reason: adminReason,
    }),
    v.object({
      kind: v.literal('SECRET'),
      integrationId: v.pipe(text, v.maxLength(60)),
      /** Kept sealed until it is decided, and never read back. */
      secret: v.pipe(v.string(), v.minLength(secretLength.min), v.maxLength(secretLength.max)),
      reason: adminReason,
    }),
  ]),
  response: approval,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    alreadyAsked,
    rank,
    ownAccount,
    lastAdmin,
    lastOwner,
    wrongState,
    rolesChanged,
    licenceNeeded,
    logDown,
  ],
  idempotent: true,
});

export const decideApproval = defineOperation({
  id: 'CLOUD-545',
  name: 'admin.approvals.decide',
  method: 'POST',
  path: '/cloud/v1/admin/approvals/:id/decide',
  summary: 'Approves or refuses what someone else asked for. A shorter time takes effect seven days later.',
  access: 'admin',
  body: v.object({ decision: v.picklist(['APPROVE', 'REFUSE']), note: adminReason }),
  response: approval,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    ownMatter,
    alreadyDecided,
    conflict,
    lastAdmin,
    lastOwner,
    rolesChanged,
    wrongState,
    licenceNeeded,
    rank,
    logDown,
  ],
  idempotent: true,
});

export const withdrawApproval = defineOperation({
  id: 'CLOUD-546',
  name: 'admin.approvals.withdraw',
  method: 'POST',
  path: '/cloud/v1/admin/approvals/:id/withdraw',
  summary: 'Takes back what oneself asked for, or stops what is approved and has not taken effect.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: approval,
  errors: [unauthenticated, forbidden, notFound, invalid, alreadyDecided, logDown],
  idempotent: true,
});

export const previewRetention = defineOperation({
  id: 'CLOUD-547',
  name: 'admin.settings.previewRetention',
  method: 'POST',
  path: '/cloud/v1/admin/settings/retention-preview',
  summary: 'Counts what shorter times would delete, before anyone is asked to approve them.',
  access: 'admin',
  body: v.object({ policies }),
  response: v.object({
    losses: v.array(retentionLoss),
    /** Days from the approval until the shorter time takes effect. */
    waitDays: integer,
  }),
  errors: [unauthenticated, forbidden, invalid],
  idempotent: true,
});
