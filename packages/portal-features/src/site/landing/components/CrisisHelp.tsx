import styled from 'styled-components';
import { Container, Section, Stack, Text, theme } from '@sakina/design-system';
import { CrisisLinks } from '../../../shared/crisis/CrisisLinks.tsx';
import { useLandingText } from '../messages/index.ts';

const Calm = styled(Section)`
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
`;

/** Where to turn when a booked session is too far away (CARE-1). */
export function CrisisHelp() {
  const t = useLandingText();
  return (
    <Container>
      <Calm title={t('crisis.title')} headingSize="h3">
        <Stack gap="x3">
          <Text measure>{t('crisis.body')}</Text>
          <CrisisLinks />
          <Text tone="muted" size="sm">
            {t('crisis.elsewhere')}
          </Text>
        </Stack>
      </Calm>
    </Container>
  );
}
