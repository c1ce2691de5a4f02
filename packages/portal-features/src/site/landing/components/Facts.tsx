import { CalendarClock, HandCoins, LockKeyhole, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { Container, Grid, Heading, Stack, Text, theme } from '@sakina/design-system';
import { useLandingText } from '../messages/index.ts';
import { Chapter } from './Chapter.ts';

const FACTS = [
  { name: 'price', icon: <HandCoins aria-hidden /> },
  { name: 'when', icon: <CalendarClock aria-hidden /> },
  { name: 'change', icon: <Undo2 aria-hidden /> },
  { name: 'private', icon: <LockKeyhole aria-hidden /> },
] as const;

const Band = styled.div`
  padding-block: ${theme.space.x8};
  background: ${theme.color.sunken};
`;
const Fact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x2};
  & > svg { inline-size: 1.5rem; block-size: 1.5rem; margin-block-start: 0.125rem; color: ${theme.color.actionText}; }
`;

/** Price, waiting time, cancellation and privacy, before the visitor signs up. */
export function Facts() {
  const t = useLandingText();
  return (
    <Band>
      <Container>
        <Chapter title={t('facts.title')} headingSize="h3">
          <Grid as="ul" min="xl" gap="x4">
            {FACTS.map(({ name, icon }) => (
              <Fact key={name}>
                {icon}
                <Stack gap="half">
                  <Heading level={3} size="md">
                    {t(`facts.${name}.title`)}
                  </Heading>
                  <Text measure>{t(`facts.${name}.body`)}</Text>
                </Stack>
              </Fact>
            ))}
          </Grid>
        </Chapter>
      </Container>
    </Band>
  );
}
