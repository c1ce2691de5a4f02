import { ButtonLink, Container, Heading, Stack, Text } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { Mail } from 'lucide-react';
import { CrisisLinks } from '../../../shared/crisis/CrisisLinks.tsx';
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
          <CrisisLinks />
        </Stack>
      </Stack>
    </Container>
  );
}
