import { Container, Heading, Link, PageHeader, Split, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useLegalText } from '../messages/legal/index.ts';

export interface LegalSection {
  /** For the address: `/legal/privacy#sharing`. Keeps its name when headings are reworded. */
  id: string;
  title: string;
  /** Paragraphs before the list. */
  paragraphs: readonly string[];
  /** Points of a list, if the section has one. */
  points?: readonly string[];
}

export interface LegalDocumentProps {
  title: string;
  /** What the text says, in two plain sentences. */
  summary: string;
  /** From which day it holds, formatted. */
  effective: string;
  sections: readonly LegalSection[];
}

const Contents = styled.nav`
  ol { display: grid; gap: ${theme.space.half}; padding-inline-start: 1.25em; }
  @media print { display: none; }
`;
const Part = styled.section`
  scroll-margin-block-start: ${theme.space.x8};
  ul { display: grid; gap: ${theme.space.x1}; padding-inline-start: 1.25em; list-style: disc; }
`;

/** A legal text with its contents beside it: read on screen, linked to by section, and printed (ROUTE-9). */
export function LegalDocument({ title, summary, effective, sections }: LegalDocumentProps) {
  const t = useLegalText();
  return (
    <Container pad="page">
      <Stack gap="section">
        <PageHeader title={title} lead={summary} size="h2">
          <Text size="sm" tone="muted">{t('effective', { date: effective })}</Text>
        </PageHeader>
        <Split
          sideWidth="medium"
          isSideSticky
          side={(
            <Contents aria-labelledby="contents">
              <Stack gap="x1">
                <Heading id="contents" level={2} size="md">{t('contents')}</Heading>
                <ol>
                  {sections.map(({ id, title: name }) => <li key={id}><Link href={`#${id}`}>{name}</Link></li>)}
                </ol>
              </Stack>
            </Contents>
          )}
        >
          <Stack gap="x5">
            {sections.map(({ id, title: name, paragraphs, points = [] }) => (
              <Part key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
                <Stack gap="x1h">
                  <Heading id={`${id}-title`} level={2} size="lg">{name}</Heading>
                  {paragraphs.map((paragraph) => <Text key={paragraph} measure>{paragraph}</Text>)}
                  {points.length > 0 && <ul>{points.map((point) => <Text as="li" key={point} measure>{point}</Text>)}</ul>}
                </Stack>
              </Part>
            ))}
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
}
