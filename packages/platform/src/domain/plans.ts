/** What a plan can contain; names are the contract's. */
export const features = [
  'dashboard',
  'project_management',
  'document_management',
  'team_collaboration',
  'workflow_management',
  'reporting_analytics',
  'automation_engine',
  'api_integrations',
  'advanced_security',
  'dedicated_support',
  'custom_branding',
  'white_label',
  'on_premise',
] as const;
export type Feature = (typeof features)[number];

/** Stands in a limit for 'as many as you like'. */
export const UNLIMITED = -1;

/** How much of each thing a plan gives; -1 is unlimited. */
export interface PlanLimits {
  readonly users: number;
  readonly projects: number;
  /** Gigabytes. */
  readonly storageGb: number;
  readonly workflows: number;
  readonly apiCallsPerMonth: number;
  /** Integrations of one's own making; 0 where the plan has none. The table counts them for professional alone. */
  readonly customIntegrations: number;
}

export interface Plan {
  readonly id: PlanId;
  readonly limits: PlanLimits;
  readonly features: readonly Feature[];
}

/** The plans, smallest first. */
export const planIds = ['starter', 'professional', 'enterprise', 'unlimited'] as const;
export type PlanId = (typeof planIds)[number];

const starter = features.slice(0, 4);
const professional = features.slice(0, 8);
const enterprise = features.slice(0, 11);

const plans: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    features: starter,
    limits: { users: 10, projects: 5, storageGb: 2, workflows: 3, apiCallsPerMonth: 1_000, customIntegrations: 0 },
  },
  professional: {
    id: 'professional',
    features: professional,
    limits: { users: 50, projects: 25, storageGb: 25, workflows: 25, apiCallsPerMonth: 25_000, customIntegrations: 10 },
  },
  enterprise: {
    id: 'enterprise',
    features: enterprise,
    limits: {
      users: 250,
      projects: 100,
      storageGb: 100,
      workflows: UNLIMITED,
      apiCallsPerMonth: UNLIMITED,
      customIntegrations: UNLIMITED,
    },
  },
  unlimited: {
    id: 'unlimited',
    features,
    limits: {
      users: UNLIMITED,
      projects: UNLIMITED,
      storageGb: UNLIMITED,
      workflows: UNLIMITED,
      apiCallsPerMonth: UNLIMITED,
      customIntegrations: UNLIMITED,
    },
  },
};

/** The plan of that name; starter for every other name, and for none (PLAN-1). */
export function planOf(name: unknown): Plan {
  return typeof name === 'string' && Object.hasOwn(plans, name) ? plans[name as PlanId] : plans.starter;
}

/** Whether so many of a thing are within a limit. */
export function isWithinLimit(count: number, limit: number): boolean {
  return limit === UNLIMITED || count <= limit;
}

/** The plans that contain a feature, smallest first. */
export function plansWith(feature: Feature): readonly PlanId[] {
  return planIds.filter((id) => plans[id].features.includes(feature));
}
