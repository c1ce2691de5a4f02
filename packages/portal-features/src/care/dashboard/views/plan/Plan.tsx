import { Heading, LineBreaks, readingMeasure, Stack, Text, theme } from '@sakina/design-system';
import type { OwnTreatmentPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../../shared/index.ts';
import { Goal } from './Goal.tsx';
import { usePlanText } from './messages/index.ts';

const PlanAnswer = lazyPanel(() => import('./PlanAnswer.tsx').then((m) => m.PlanAnswer));

const Words = styled.blockquote`
  margin: 0;
  max-inline-size: ${readingMeasure};
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
  font-family: ${theme.font.reading};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export interface PlanProps {
  /** The treatment plan, as its client sees it. */
  plan: OwnTreatmentPlan;
  /**
   * Place of its heading in the outline.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** A plan: what it is for in the person's words, with whom, and its goals. */
export function Plan({ plan, headingLevel = 2 }: PlanProps) {
  const t = usePlanText();
  const format = useFormat();
  const id = useId();
  const { providerName, kind, status, summary, goals, startedAt, endedAt, reviewOn, timeZone, agreed, changeAsked } =
    plan;
  const facts = [
    t(`kind.${kind}`),
    startedAt && t('since', { day: format.shortDate(startedAt, timeZone) }),
    endedAt &&
      (status === 'COMPLETED' || status === 'DISCONTINUED') &&
      t(`ended.${status}`, { day: format.shortDate(endedAt, timeZone) }),
    agreed && plan.versionToAgree === undefined && t('agreed', { day: format.shortDate(agreed.at, timeZone) }),
    status === 'ACTIVE' && reviewOn && t('review', { day: format.date(reviewOn) }),
  ].filter(Boolean);
  return (
    <Stack as="section" gap="x3" aria-labelledby={id}>
      <Stack gap="x1">
        <Heading level={headingLevel} id={id}>
          {t('with', { name: providerName })}
        </Heading>
        <Text size="sm" tone="muted">
          <LineBreaks>{facts.join(' · ')}</LineBreaks>
        </Text>
        <Words dir="auto">{summary}</Words>
      </Stack>
      {plan.versionToAgree !== undefined &&
        (plan.isOnHold ? (
          <Text measure>{t('onHold', { name: providerName })}</Text>
        ) : (
          <PlanAnswer loading={null} plan={plan} number={plan.versionToAgree} />
        ))}
      {changeAsked && (
        <Text measure>
          <bdi>
            {t('changeAsked', {
              day: format.shortDate(changeAsked.at, timeZone),
              name: providerName,
              words: changeAsked.words,
            })}
          </bdi>
        </Text>
      )}
      {goals.length === 0 ? (
        <Text tone="muted">{t('noGoals')}</Text>
      ) : (
        <Stack gap="x4">
          {goals.map((goal) => (
            <Goal key={goal.id} goal={goal} headingLevel={headingLevel === 2 ? 3 : 4} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
