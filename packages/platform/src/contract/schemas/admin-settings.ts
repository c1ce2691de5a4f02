import * as v from 'valibot';
import { planName, countryCode } from './admin-area.ts';
import { calendarDate, count, emailAddress, instant, integer, text, timeZone } from './common.ts';
import { platformFeature } from './features.ts';

export const featureFlag = v.object({
  key: platformFeature,
  enabled: v.boolean(),
  /** What turning it off takes away, in a sentence. */
  description: text,
  /** Who would notice: people who used it in the last 28 days, and what is booked with it from now on. */
  reach: v.optional(v.object({ people: count, upcoming: count })),
});

/** What holds for everyone on the platform where a provider has no rule of their own. */
export const platformPolicies = v.object({
  cancellation: v.object({
    freeUntilHours: v.pipe(count, v.maxValue(336)),
    lateFeePercent: v.pipe(count, v.maxValue(100)),
  }),
  recording: v.object({
    allowed: v.boolean(),
    /** Recordings are deleted after so many days. */
    keepDays: v.pipe(integer, v.minValue(1), v.maxValue(3650)),
  }),
  retention: v.object({
    /**
     * HIPAA asks for six years of the documents that prove compliance (45 CFR 164.316); records follow state law, seven
     * years in most.
     */
    clinicalRecordYears: v.pipe(integer, v.minValue(6), v.maxValue(30)),
    auditLogYears: v.pipe(integer, v.minValue(6), v.maxValue(30)),
    deletedAccountDays: v.pipe(integer, v.minValue(1), v.maxValue(365)),
  }),
});

/** Another system that the platform is connected to. Its secret is written and never read back. */
export const integration = v.object({
  id: text,
  name: text,
  isConfigured: v.boolean(),
  secretEndsWith: v.nullable(v.pipe(v.string(), v.maxLength(4))),
  changedAt: v.nullable(instant),
});

export const platformSettings = v.object({
  version: v.pipe(integer, v.gtValue(0)),
  plan: planName,
  organization: v.object({
    id: text,
    name: v.pipe(text, v.maxLength(120)),
    supportEmail: v.pipe(emailAddress, v.maxLength(254)),
    country: countryCode,
    timeZone,
  }),
  features: v.array(featureFlag),
  policies: platformPolicies,
  integrations: v.array(integration),
  updatedAt: instant,
  updatedBy: text,
});

export const adminOrganization = v.object({
  id: text,
  name: text,
  plan: planName,
  country: countryCode,
  joinedOn: calendarDate,
  userCount: count,
  providerCount: count,
});

export type PlatformSettings = v.InferOutput<typeof platformSettings>;
export type AdminOrganization = v.InferOutput<typeof adminOrganization>;
