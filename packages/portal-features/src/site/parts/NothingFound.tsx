import { ButtonLink, Container, Heading, Inline, Stack, Text } from '@sakina/design-system';
import { crisisLines, product } from '@sakina/platform/domain';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useFaqText } from '../messages/faq/index.ts';

/** No question matches: an address to write to, and crisis lines for urgent need. */
export function NothingFound() {
  const t = useFaqText();
  return (
    <Container>
      <Stack gap="x4">
        <Stack gap="x2">
          <Heading level={2} size="h3">
            {t('nothing.title')}
          </Heading>
          <Text measure>{t('nothing.body', { email: product.supportEmail })}</Text>
          <span>
            <ButtonLink href={`mailto:${product.supportEmail}`}>
              <Mail aria-hidden />
              {t('nothing.write')}
            </ButtonLink>
          </span>
        </Stack>
        <Stack gap="x2">
          <Text measure>{t('nothing.crisis')}</Text>
          <Inline gap="x1h">
            <ButtonLink href={crisisLines.call} variant="secondary">
              <Phone aria-hidden />
              {t('nothing.call')}
            </ButtonLink>
            <ButtonLink href={crisisLines.text} variant="secondary">
              <MessageSquare aria-hidden />
              {t('nothing.text')}
            </ButtonLink>
          </Inline>
          <Text size="sm" tone="muted">
            {t('nothing.elsewhere')}
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
