import { Section, Text, theme } from '@sakina/design-system';
import { listTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { TreatmentPlan } from '@sakina/platform/contract';
import styled from 'styled-components';
import { usePlansText } from '../messages/index.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanLink } from './PlanLink.tsx';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1};
`;

/** The same client's other plans with this provider; nothing where there are none. */
export function OtherPlans({ plan, onSelect }: { plan: TreatmentPlan; onSelect: (to: PlansSelection) => void }) {
  const t = usePlansText();
  const { data } = useOperation(listTreatmentPlans, { params: { id: plan.client.id } });
  const others = data?.items.filter(({ id }) => id !== plan.id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={t('others.title')} headingLevel={3}>
      <List>
        {others.map(({ id, title, status }) => (
          <li key={id}>
            <PlanLink to={{ planId: id }} onSelect={onSelect}>
              <bdi>{title}</bdi>
            </PlanLink>{' '}
            <Text as="span" size="sm" tone="muted">
              {t(`status.${status}`)}
            </Text>
          </li>
        ))}
      </List>
    </Section>
  );
}
