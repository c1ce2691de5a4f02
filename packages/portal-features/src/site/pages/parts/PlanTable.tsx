import { ButtonLink, Heading, Stack, Text } from '@sakina/design-system';
import { planIds, planOf, product, UNLIMITED } from '@sakina/platform/domain';
import type { PlanId, PlanLimits } from '@sakina/platform/domain';
import { usePricingText } from '../messages/pricing/index.ts';
import { useNumbers } from '../use-numbers.ts';
import { Features, Limits, Plan, Plans } from './PlanTable.styles.ts';

/** The limits of a plan, most asked for first. */
const LIMITS = [
  ['users', 'plans.users'],
  ['projects', 'plans.projects'],
  ['storageGb', 'plans.storage'],
  ['workflows', 'plans.workflows'],
  ['apiCallsPerMonth', 'plans.apiCalls'],
  ['customIntegrations', 'plans.integrations'],
] as const satisfies readonly (readonly [keyof PlanLimits, string])[];

/** The four plans side by side, each with its limits and what it adds to the previous one (PLAN-1). */
export function PlanTable() {
  const t = usePricingText();
  const { count } = useNumbers();
  const amount = (name: keyof PlanLimits, limit: number) => {
    if (limit === UNLIMITED) return t('plans.asMany');
    if (limit === 0) return t('plans.none');
    return name === 'storageGb' ? t('plans.gigabytes', { count: limit }) : count(limit);
  };
  const added = (at: number) => {
    const before = new Set(at > 0 ? planOf(planIds[at - 1]).features : []);
    return planOf(planIds[at]).features.filter((feature) => !before.has(feature));
  };
  return (
    <Stack gap="x3" align="start">
      <Plans>
        {planIds.map((id: PlanId, at) => (
          <Plan key={id} aria-labelledby={`plan-${id}`}>
            <Stack gap="half">
              <Heading id={`plan-${id}`} level={3}>
                {t(`plan.${id}`)}
              </Heading>
              <Text size="sm" tone="muted">
                {t(`plan.${id}.for`)}
              </Text>
            </Stack>
            <Limits>
              {LIMITS.map(([name, label]) => (
                <div key={name}>
                  <dt>{t(label)}</dt>
                  <dd>{amount(name, planOf(id).limits[name])}</dd>
                </div>
              ))}
            </Limits>
            <Stack gap="x1">
              {at > 0 && (
                <Text size="sm" tone="muted">
                  {t('plans.all', { plan: t(`plan.${planIds[at - 1] ?? id}`) })}
                </Text>
              )}
              <Features>
                {added(at).map((feature) => (
                  <li key={feature}>{t(`feature.${feature}`)}</li>
                ))}
              </Features>
            </Stack>
          </Plan>
        ))}
      </Plans>
      <ButtonLink href={`mailto:${product.supportEmail}`} variant="secondary">
        {t('plans.ask')}
      </ButtonLink>
    </Stack>
  );
}
