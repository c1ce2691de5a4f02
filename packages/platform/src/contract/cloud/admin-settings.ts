import * as z from 'zod/mini';
import { conflict, forbidden, invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminOrganization, adminOverview, adminReason, featureFlag, planName, platformPolicies, platformSettings } from '../schemas/admin-area.ts';
import { text } from '../schemas/common.ts';

export const getPlatformSettings = defineOperation({
  id: 'CLOUD-172', name: 'admin.settings.get', method: 'GET', path: '/cloud/v1/admin/settings',
  summary: 'Features, plan, policies, organisation and connected systems, without any secret.',
  access: 'admin', response: platformSettings, errors: [unauthenticated, forbidden],
});

export const updatePlatformSettings = defineOperation({
  id: 'CLOUD-173', name: 'admin.settings.update', method: 'PUT', path: '/cloud/v1/admin/settings',
  summary: 'Changes settings; what is left out stays. A secret can be replaced, never read.',
  access: 'admin',
  body: z.object({
    /** Of what was read. */
    version: z.int().check(z.positive()),
    reason: adminReason,
    plan: z.optional(planName),
    organization: z.optional(z.partial(z.omit(platformSettings.shape.organization, { id: true }))),
    features: z.optional(z.array(z.pick(featureFlag, { key: true, enabled: true })).check(z.maxLength(20))),
    policies: z.optional(z.partial(platformPolicies)),
    secrets: z.optional(z.array(z.object({ integrationId: text.check(z.maxLength(60)), secret: z.string().check(z.minLength(8), z.maxLength(512)) })).check(z.maxLength(20))),
  }),
  response: platformSettings, errors: [unauthenticated, forbidden, invalid, conflict], idempotent: true,
});

export const listOrganizations = defineOperation({
  id: 'CLOUD-174', name: 'admin.organizations.list', method: 'GET', path: '/cloud/v1/admin/organizations',
  summary: 'The organisations that give people accounts, by name, with how many they are.',
  access: 'admin', response: z.object({ items: z.array(adminOrganization) }), errors: [unauthenticated, forbidden],
});

export const getAdminOverview = defineOperation({
  id: 'CLOUD-175', name: 'admin.overview.get', method: 'GET', path: '/cloud/v1/admin/overview',
  summary: 'The figures of the platform and what waits for an administrator; each agrees with the list it counts.',
  access: 'admin', response: adminOverview, errors: [unauthenticated, forbidden],
});
