import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink, Container, Heading, Inline, Link, Stack, Text, theme, up } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useLandingText } from '../messages/index.ts';
import { DawnWindow } from './DawnWindow.tsx';

export interface HeroProps {
  /** Whether the user is signed in: then the page links to their dashboard. */
  isSignedIn: boolean;
  /** Id of the section that the secondary link leads to. */
  howId: string;
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  padding-block: ${theme.space.x3} ${theme.space.x6};
  @media ${up.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: ${theme.space.x8};
    padding-block: ${theme.space.x3} ${theme.space.x12};
  }
`;
const Lead = styled(Text)`max-inline-size: 44ch; text-wrap: pretty;`;

/** The top of the page: what the product is, in one sentence, and the primary action. */
export function Hero({ isSignedIn, howId }: HeroProps) {
  const t = useLandingText();
  return (
    <Container>
      <Layout>
        <Stack gap="x4">
          <Stack gap="x2">
            <Heading level={1} size="h1">
              {t('hero.title')}
            </Heading>
            <Lead size="lg" tone="muted">
              {t('hero.lead')}
            </Lead>
          </Stack>
          <Stack gap="x1h">
            <Inline gap="x2">
              <ButtonLink href={paths.findTherapist()} variant="action">
                {t('hero.find')}
              </ButtonLink>
              {isSignedIn && (
                <ButtonLink href={paths.dashboard()} variant="secondary">
                  {t('account.dashboard')}
                </ButtonLink>
              )}
              <Link href={`#${howId}`} variant="standalone">
                {t('hero.how')}
                <ArrowDown aria-hidden />
              </Link>
            </Inline>
            <Text size="sm" tone="muted">
              {t('hero.promise')}
            </Text>
          </Stack>
        </Stack>
        <DawnWindow />
      </Layout>
    </Container>
  );
}
