import { organizationName } from '@sakina/platform/domain';
import type { PlanId, User } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react/environment';
import { usePlanMessages } from './messages/index.ts';

/** Texts about plans. */
export interface PlanText {
  nameOf: (plan: PlanId) => string;
  /** The plans that contain something, for example ‘Professional or Enterprise’. */
  oneOf: (plans: readonly PlanId[]) => string;
  /** Whose plan it is: the organization’s, or that of someone without one, who has the starter plan (PLAN-1). */
  holder: (user: Pick<User, 'organization_context'> | null, plan: PlanId) => string;
}

/** Words which plan someone has, and which plans contain what it lacks (ROLE-10). */
export function usePlanText(): PlanText {
  const t = usePlanMessages();
  const format = useFormat();
  const nameOf = (plan: PlanId) => t(`plan.${plan}`);
  return {
    nameOf,
    oneOf: (plans) => format.list(plans.map(nameOf), { type: 'disjunction' }),
    holder: (user, plan) => {
      const name = organizationName(user);
      return name === ''
        ? t('holder.none', { plan: nameOf(plan) })
        : t('holder.organization', { name, plan: nameOf(plan) });
    },
  };
}
