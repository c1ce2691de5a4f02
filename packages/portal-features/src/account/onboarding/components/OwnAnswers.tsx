import { ButtonLink, Stack, Text, theme } from '@sakina/design-system';
import type { OnboardingPersona, OnboardingSubmission } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useOnboardingText } from '../messages/index.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
`;
const Rows = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;

/** The path of a persona's questions. */
export function questionsOf(persona: OnboardingPersona, redirect: string | undefined): string {
  switch (persona) {
    case 'PATIENT':
      return paths.onboardingPersona('patient', { redirect });
    case 'THERAPIST':
      return paths.onboardingPersona('therapist', { redirect });
    case 'IMAM':
      return paths.onboardingPersona('imam', { redirect });
    case 'MENTOR':
      return paths.onboardingPersona('mentor', { redirect });
    case 'TOPICS':
      return paths.onboardingTopics({ redirect });
  }
}

export interface OwnAnswersProps {
  /** The user's submissions, latest first. */
  submissions: readonly OnboardingSubmission[];
  /** The path to open afterwards, passed on to the next page. */
  redirect: string | undefined;
}

/** The user's submissions, each with its date and a link to change it. */
export function OwnAnswers({ submissions, redirect }: OwnAnswersProps) {
  const t = useOnboardingText();
  const format = useFormat();
  return (
    <Rows>
      {submissions.map(({ id, answers: { persona }, submittedAt }) => (
        <Row key={id}>
          <Stack gap="half">
            <Text weight="strong">{t(`standing.persona.${persona}`)}</Text>
            <Text tone="muted" size="sm">
              {t('standing.on', { date: format.shortDate(submittedAt) })}
            </Text>
          </Stack>
          <ButtonLink
            variant="secondary"
            size="small"
            href={questionsOf(persona, redirect)}
            aria-label={t('standing.change.of', { persona: t(`standing.persona.${persona}`) })}
          >
            {t('standing.change')}
          </ButtonLink>
        </Row>
      ))}
    </Rows>
  );
}
