import { ButtonLink, Heading, Inline, Stack, Text, theme } from '@sakina/design-system';
import { MessageSquare, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useAboutText } from '../messages/about/index.ts';

const Calm = styled.div`
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
`;

/** What the product is not for, and who answers now (CARE-1). */
export function EmergencyLines() {
  const t = useAboutText();
  return (
    <Calm>
      <Stack gap="x2">
        <Stack gap="half">
          <Heading level={3} size="lg">{t('not.emergency.title')}</Heading>
          <Text measure>{t('not.emergency.body')}</Text>
        </Stack>
        <Inline gap="x1h">
          <ButtonLink href="tel:988"><Phone aria-hidden />{t('not.emergency.call')}</ButtonLink>
          <ButtonLink href="sms:988" variant="secondary"><MessageSquare aria-hidden />{t('not.emergency.text')}</ButtonLink>
          <ButtonLink href="tel:911" variant="secondary"><Phone aria-hidden />{t('not.emergency.danger')}</ButtonLink>
        </Inline>
        <Text tone="muted" size="sm">{t('not.emergency.elsewhere')}</Text>
      </Stack>
    </Calm>
  );
}
