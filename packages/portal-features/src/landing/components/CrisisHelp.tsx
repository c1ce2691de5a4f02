import { MessageSquare, Phone } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink, Container, Inline, Link, Section, Stack, Text, theme } from '@sakina/design-system';
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
          <Inline gap="x1h">
            <ButtonLink href="tel:988"><Phone aria-hidden />{t('crisis.call')}</ButtonLink>
            <ButtonLink href="sms:988" variant="secondary"><MessageSquare aria-hidden />{t('crisis.text')}</ButtonLink>
            <ButtonLink href="tel:911" variant="secondary"><Phone aria-hidden />{t('crisis.emergency')}</ButtonLink>
            <Link href="https://988lifeline.org/chat/" variant="standalone" isExternal>{t('crisis.chat')}</Link>
          </Inline>
          <Text tone="muted" size="sm">{t('crisis.elsewhere')}</Text>
        </Stack>
      </Calm>
    </Container>
  );
}
