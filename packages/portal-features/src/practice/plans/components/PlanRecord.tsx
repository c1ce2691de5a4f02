import { Button, FormActions, Heading, KeyValueList, Section, Stack, Text } from '@sakina/design-system';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PanelBoundary } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import { keptGoals } from '../model/plan-fields.ts';
import { planState } from '../model/plan-state.ts';
import type { PlansSelection } from '../model/selection.ts';
import { Agreement } from './Agreement.tsx';
import { CloseDialog } from './late-dialogs.ts';
import { GoalRecord } from './GoalRecord.tsx';
import { OtherPlans } from './OtherPlans.tsx';
import { wordsStyle } from '../../shared/words.styles.ts';
import { PlanStateBadge } from './PlanStateBadge.tsx';

export interface PlanRecordProps {
  plan: TreatmentPlan;
  /** The calendar date where the provider is. */
  today: string;
  /** Whether it was just opened here, so that its heading takes the focus. */
  takesFocus: boolean;
  onEdit: () => void;
  onSelect: (to: PlansSelection) => void;
}

const Words = styled.p.attrs({ dir: 'auto' })`${wordsStyle}`;

/** A plan as it stands: what it is for in both wordings, the agreement, its goals, and the way to end it. */
export function PlanRecord({ plan, today, takesFocus, onEdit, onSelect }: PlanRecordProps) {
  const t = usePlansText();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isClosing, setClosing] = useState(false);
  const state = planState({ ...plan, lastVersion: null }, today);
  const isOpen = state !== 'closed';
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, plan.id]);

  return (
    <Stack as="article" gap="x4">
      <Stack gap="x1">
        <Heading level={2} ref={heading} tabIndex={-1}>
          <bdi>{plan.title}</bdi>
        </Heading>
        <Text tone="muted">
          <bdi>{plan.client.displayName}</bdi> · {t(`kind.${plan.kind}`)}
        </Text>
        <div>
          <PlanStateBadge state={state} />
        </div>
      </Stack>
      {isOpen && (
        <FormActions>
          <Button variant="secondary" onPress={() => setClosing(true)}>
            {t('close.open')}
          </Button>
          <Button onPress={onEdit}>{t('edit')}</Button>
        </FormActions>
      )}
      <KeyValueList
        layout="stacked"
        items={[
          { term: t('field.clientSummary'), value: <Words>{plan.clientSummary}</Words> },
          {
            term: t(plan.kind === 'CLINICAL' ? 'field.problem' : 'field.concern'),
            value: <Words>{plan.problem}</Words>,
          },
          ...(plan.kind === 'CLINICAL'
            ? [
                {
                  term: t('field.diagnoses'),
                  value:
                    plan.diagnoses.length > 0
                      ? plan.diagnoses.map(({ code, description }) => `${code} ${description}`).join('; ')
                      : null,
                },
              ]
            : []),
          { term: t('field.reviewOn'), value: plan.reviewOn && format.date(plan.reviewOn) },
          ...(plan.endedAt
            ? [
                { term: t('field.endedAt'), value: format.shortDate(plan.endedAt) },
                { term: t('field.endReason'), value: plan.endReason },
              ]
            : []),
        ]}
      />
      <PanelBoundary>
        <Agreement plan={plan} />
      </PanelBoundary>
      <Section title={t('goals.title')} headingLevel={3}>
        <Stack gap="x4">
          {plan.goals.length === 0 && <Text tone="muted">{t('goals.none')}</Text>}
          {[...keptGoals(plan.goals), ...plan.goals.filter(({ status }) => status === 'DISCONTINUED')].map((goal) => (
            <GoalRecord key={goal.id} goal={goal} plan={plan} />
          ))}
        </Stack>
      </Section>
      <PanelBoundary>
        <OtherPlans plan={plan} onSelect={onSelect} />
      </PanelBoundary>
      <CloseDialog
        plan={plan}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        onClosed={() => {
          setClosing(false);
          heading.current?.focus();
        }}
      />
    </Stack>
  );
}
