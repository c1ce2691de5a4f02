import styled from 'styled-components';
import { Container, Heading, Text, theme, useLocale } from '@sakina/design-system';
import { useLandingText } from '../messages/index.ts';
import { Chapter } from './Chapter.ts';
import { ThreeColumns } from './ThreeColumns.ts';

const STEPS = [1, 2, 3] as const;

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  padding-block-start: ${theme.space.x2};
  border-block-start: 2px solid ${theme.color.primary};
`;
const Figure = styled.span`
  color: ${theme.color.actionText};
  font-family: ${theme.font.display};
  font-size: ${theme.text.h3};
  font-weight: 600;
  line-height: 1;
`;

export interface HowItWorksProps {
  /** Id of the section, for the link in the hero. */
  id: string;
}

/** The three steps from searching to the first session. */
export function HowItWorks({ id }: HowItWorksProps) {
  const t = useLandingText();
  const digits = new Intl.NumberFormat(useLocale().locale);
  return (
    <Container id={id} tabIndex={-1}>
      <Chapter title={t('how.title')} headingSize="h3">
        <ThreeColumns as="ol" role="list">
          {STEPS.map((step) => (
            <Step key={step}>
              <Figure aria-hidden>{digits.format(step)}</Figure>
              <Heading level={3}>{t(`how.${step}.title`)}</Heading>
              <Text tone="muted">{t(`how.${step}.body`)}</Text>
            </Step>
          ))}
        </ThreeColumns>
      </Chapter>
    </Container>
  );
}
