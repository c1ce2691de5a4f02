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

/** A limit that means unlimited. */
export const UNLIMITED = -1;

/** The quotas of a plan; -1 is unlimited. */
export interface PlanLimits {
  readonly users: number;
  readonly projects: number;
  /** Gigabytes. */
  readonly storageGb: number;
  readonly workflows: number;
  readonly apiCallsPerMonth: number;
  /** Custom integrations; 0 if the plan has none. The table states a number only for professional. */
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

/** The plan with that name; starter for any other name, and for none (PLAN-1). */
export function planOf(name: unknown): Plan {
  return typeof name === 'string' && Object.hasOwn(plans, name) ? plans[name as PlanId] : plans.starter;
}

/** Whether a count is within a limit. */
export function isWithinLimit(count: number, limit: number): boolean {
  return limit === UNLIMITED || count <= limit;
}

/** The plans that contain a feature, smallest first. */
export function plansWith(feature: Feature): readonly PlanId[] {
  return planIds.filter((id) => plans[id].features.includes(feature));
}
