import styled from 'styled-components';
import { ButtonLink, Container, Heading, Illustration, Inline, Link, Stack, Text, theme, up } from '@sakina/design-system';
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

/** The last words of the page: a small first step, and the way in for providers. */
export function Begin({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useLandingText();
  return (
    <Container>
      <Layout>
        <Stack gap="x3" align="start">
          <Stack gap="x1">
            <Heading level={2} size="h3">{t('begin.title')}</Heading>
            <Text tone="muted" measure>{t('begin.body')}</Text>
          </Stack>
          <Inline gap="x1h">
            <ButtonLink href={paths.findTherapist({ sort: 'soonest' })}>{t('begin.find')}</ButtonLink>
            {!isSignedIn && (
              <>
                <ButtonLink href={paths.register()} variant="secondary">{t('account.signUp')}</ButtonLink>
                <ButtonLink href={paths.login()} variant="quiet">{t('account.login')}</ButtonLink>
              </>
            )}
          </Inline>
          <Inline gap="half">
            <Text as="span" size="sm" tone="muted">{t('begin.provider')}</Text>
            <Link href={paths.providerApply()} variant="standalone">{t('begin.apply')}</Link>
          </Inline>
        </Stack>
        <Illustration name="path" size="md" />
      </Layout>
    </Container>
  );
}
