import { Container, Heading, Illustration, Stack, Text, theme, up } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import styled from 'styled-components';
import { Meanwhile } from '../components/Meanwhile.tsx';
import { Night, Words } from '../components/Night.tsx';
import { Points } from '../components/Points.tsx';
import { useUpcomingText } from '../messages/index.ts';
import { findUpcoming } from '../model/table.ts';

export interface UpcomingScreenProps {
  /** The address, whose page is looked up in the table. */
  pathname: string;
  /** Who reads; decides which links are offered. */
  user: User | null;
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3} ${theme.space.x8};
  align-items: start;
  & > :first-child { inline-size: 10rem; }
  @media ${up.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-start: ${theme.space.x4};
    & > :first-child { order: 1; inline-size: 16rem; }
  }
`;

const POINTS = ['point1', 'point2', 'point3'] as const;

/** In place of a screen that is still to come: what it will be for, and what works already. */
export function UpcomingScreen({ pathname, user }: UpcomingScreenProps) {
  const t = useUpcomingText();
  const { entry, parameters } = findUpcoming(pathname);
  const names = { product: product.name };
  const isRoom = entry.group === 'room';
  const page = (
    <Container pad="page">
      <Layout>
        <Illustration name={entry.illustration} />
        <Words gap="x4" {...(isRoom && { 'data-night': '' })}>
          <Stack gap="x2">
            <Heading level={1} size="h2" tabIndex={-1}>
              {t(`${entry.texts}.title`, names)}
            </Heading>
            <Text size="lg" measure>
              {t(`${entry.texts}.lead`, names)}
            </Text>
          </Stack>
          <Points label={t('what')} points={POINTS.map((point) => t(`${entry.texts}.${point}`, names))} />
          <Meanwhile entry={entry} parameters={parameters} user={user} />
        </Words>
      </Layout>
    </Container>
  );
  return isRoom ? <Night>{page}</Night> : page;
}
