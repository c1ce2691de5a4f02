import { paneItemStyle, PaneRow, Text } from '@sakina/design-system';
import type { PlanListItem } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { DeskList } from '../../shared/desk/index.ts';
import { usePlansText } from '../messages/index.ts';
import { byReview, isAwaiting, planState } from '../model/plan-state.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanLink } from './PlanLink.tsx';
import { PlanStateBadge } from './PlanStateBadge.tsx';

export interface PlansListProps {
  /** Plans, as the list shows them. */
  plans: readonly PlanListItem[];
  /** The plan that is open. */
  openId: string | undefined;
  /** The calendar date where the provider is. */
  today: string;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: PlansSelection) => void;
}

const FILTERS = ['open', 'closed', 'all'] as const;

const Item = styled(PlanLink)`${paneItemStyle}`;

/** The provider's plans by review date, overdue first. */
export function PlansList({ plans, openId, today, onSelect }: PlansListProps) {
  const t = usePlansText();
  const format = useFormat();
  const ordered = byReview(plans, today);
  return (
    <DeskList
      label={t('list.filters')}
      start="open"
      filters={FILTERS.map((id) => ({
        id,
        label: t(`list.${id}`),
        items: ordered.filter((plan) => id === 'all' || (planState(plan, today) === 'closed') === (id === 'closed')),
        empty: t(`list.none.${id}`),
      }))}
    >
      {(plan) => {
        const state = planState(plan, today);
        return (
          <Item
            to={{ planId: plan.id }}
            onSelect={onSelect}
            data-opens={plan.id}
            aria-current={plan.id === openId ? 'true' : undefined}
          >
            <PaneRow
              person={plan.client.displayName}
              name={plan.client.displayName}
              badge={<PlanStateBadge state={state} />}
              meta={<bdi>{plan.title}</bdi>}
            >
              <Text as="span" size="xs" tone="muted">
                {[
                  state !== 'closed' &&
                    (plan.reviewOn ? t('review.on', { day: format.date(plan.reviewOn) }) : t('review.none')),
                  state === 'overdue' && isAwaiting(plan) && t('state.awaiting'),
                  t('goals.count', { count: plan.goalCount }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </PaneRow>
          </Item>
        );
      }}
    </DeskList>
  );
}
