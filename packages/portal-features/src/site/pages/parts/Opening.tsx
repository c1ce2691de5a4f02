import { Container, Heading, Illustration, Stack, Text, theme, up } from '@sakina/design-system';
import type { IllustrationName } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface OpeningProps {
  /** The page's heading. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
  /** An illustration beside the text, from md on; on smaller screens it would push the text down. */
  art?: IllustrationName;
  /** Facts or buttons under the lead. */
  children?: ReactNode;
}

const Layout = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  padding-block: ${theme.space.x4} ${theme.space.x6};
  & > [data-part='art'] { display: none; }
  @media ${up.md} {
    padding-block: ${theme.space.x8};
    &[data-art] { grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: ${theme.space.x8}; }
    & > [data-part='art'] { display: block; }
  }
`;
const Title = styled(Heading)`max-inline-size: 22ch; text-wrap: balance;`;
const Lead = styled(Text)`max-inline-size: 54ch; text-wrap: pretty;`;

/** The top of a public page: its heading and a short lead. */
export function Opening({ title, lead, art, children }: OpeningProps) {
  return (
    <Container>
      <Layout data-art={art}>
        <Stack gap="x3">
          <Stack gap="x2">
            <Title level={1} size="h1" tabIndex={-1}>
              {title}
            </Title>
            <Lead size="lg" tone="muted">
              {lead}
            </Lead>
          </Stack>
          {children}
        </Stack>
        {art && (
          <div data-part="art">
            <Illustration name={art} size="lg" />
          </div>
        )}
      </Layout>
    </Container>
  );
}
