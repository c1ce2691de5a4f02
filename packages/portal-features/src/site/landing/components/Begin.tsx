import styled from 'styled-components';
import {
  ButtonLink,
  Container,
  Heading,
  Illustration,
  Inline,
  Link,
  Stack,
  Text,
  theme,
  up,
} from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useLandingText } from '../messages/index.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.x4};
  padding-block-start: ${theme.space.x6};
  border-block-start: 1px solid ${theme.color.hairline};
  @media ${up.sm} { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`;

const Picture = styled.div`
  inline-size: 100%;
  @media ${up.sm} { inline-size: 16rem; }
`;

/** The end of the page: a first step for visitors, and the way to join as a provider. */
export function Begin({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useLandingText();
  return (
    <Container>
      <Layout>
        <Stack gap="x3" align="start">
          <Stack gap="x1">
            <Heading level={2} size="h3">
              {t('begin.title')}
            </Heading>
            <Text tone="muted" measure>
              {t('begin.body')}
            </Text>
          </Stack>
          <Inline gap="x1h">
            <ButtonLink href={paths.findTherapist({ sort: 'soonest' })}>{t('begin.find')}</ButtonLink>
            {!isSignedIn && (
              <>
                <ButtonLink href={paths.register()} variant="secondary">
                  {t('account.signUp')}
                </ButtonLink>
                <ButtonLink href={paths.login()} variant="quiet">
                  {t('account.login')}
                </ButtonLink>
              </>
            )}
          </Inline>
          <Inline as="ul" gap="x2" aria-label={t('begin.read')}>
            <li>
              <Link href={paths.pricing()} variant="standalone">
                {t('begin.prices')}
              </Link>
            </li>
            <li>
              <Link href={paths.faq()} variant="standalone">
                {t('begin.questions')}
              </Link>
            </li>
            <li>
              <Link href={paths.about()} variant="standalone">
                {t('begin.about')}
              </Link>
            </li>
          </Inline>
          <Inline gap="half">
            <Text as="span" size="sm" tone="muted">
              {t('begin.provider')}
            </Text>
            <Link href={paths.providerApply()} variant="standalone">
              {t('begin.apply')}
            </Link>
          </Inline>
        </Stack>
        <Picture>
          <Illustration name="path" size="full" />
        </Picture>
      </Layout>
    </Container>
  );
}
