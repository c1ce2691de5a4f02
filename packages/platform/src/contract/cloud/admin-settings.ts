import * as v from 'valibot';
import { conflict, forbidden, invalid, logDown, needsApproval, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminReason, planName } from '../schemas/admin-area.ts';
import { adminOverview } from '../schemas/admin-overview.ts';
import { adminOrganization, featureFlag, platformPolicies, platformSettings } from '../schemas/admin-settings.ts';
import { integer, timeZone } from '../schemas/common.ts';

export const getPlatformSettings = defineOperation({
  id: 'CLOUD-172',
  name: 'admin.settings.get',
  method: 'GET',
  path: '/cloud/v1/admin/settings',
  summary: 'Features, plan, policies, organisation and connected systems, without any secret.',
  access: 'admin',
  response: platformSettings,
  errors: [unauthenticated, forbidden],
});

export const updatePlatformSettings = defineOperation({
  id: 'CLOUD-173',
  name: 'admin.settings.update',
  method: 'PUT',
  path: '/cloud/v1/admin/settings',
  summary: 'Changes settings; what is left out stays. What deletes, and secrets, go through an approval.',
  access: 'admin',
  body: v.object({
    /** Of what was read. */
    version: v.pipe(integer, v.gtValue(0)),
    reason: adminReason,
    plan: v.optional(planName),
    organization: v.optional(v.partial(v.omit(platformSettings.entries.organization, ['id']))),
    features: v.optional(v.pipe(v.array(v.pick(featureFlag, ['key', 'enabled'])), v.maxLength(20))),
    policies: v.optional(v.partial(platformPolicies)),
  }),
  response: platformSettings,
  errors: [unauthenticated, forbidden, invalid, conflict, needsApproval, logDown],
  idempotent: true,
});

export const listOrganizations = defineOperation({
  id: 'CLOUD-174',
  name: 'admin.organizations.list',
  method: 'GET',
  path: '/cloud/v1/admin/organizations',
  summary: 'The organisations that give people accounts, by name, with how many they are.',
  access: 'admin',
  response: v.object({ items: v.array(adminOrganization) }),
  errors: [unauthenticated, forbidden],
});

export const getAdminOverview = defineOperation({
  id: 'CLOUD-175',
  name: 'admin.overview.get',
  method: 'GET',
  path: '/cloud/v1/admin/overview',
  summary: 'The figures of the platform and what waits for an administrator; each agrees with the list it counts.',
  access: 'admin',
  query: v.object({
    /** The reader’s zone, in which today begins and ends as in their list of sessions; UTC if left out. */
    timeZone: v.optional(timeZone),
  }),
  response: adminOverview,
  errors: [unauthenticated, forbidden, invalid],
});
