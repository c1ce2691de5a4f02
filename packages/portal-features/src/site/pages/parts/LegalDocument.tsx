import { Container, Heading, Link, PageHeader, Split, Stack, Text, theme, useLocale } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useLegalText } from '../messages/legal/index.ts';
import { effectiveOn } from '../model/legal.ts';
import type { LegalName } from '../model/legal.ts';
import type { LegalSection } from '../model/legal-parts.ts';
import { LegalContents } from './LegalContents.tsx';
import { LegalEnd } from './LegalEnd.tsx';

export interface LegalDocumentProps {
  /** The legal text, which decides the effective date. */
  name: LegalName;
  title: string;
  /** A summary in two plain sentences. */
  summary: string;
  /** Parts of the document, in order. */
  sections: readonly LegalSection[];
}

/** Prints as one column without the contents: a grid would leave their column empty. */
const Columns = styled(Split)`
  @media print {
    display: block;
    & > [data-sticky] { display: none; }
  }
`;
/** Block layout instead of flex, so that every browser keeps a heading with the text below it when printing. */
const Parts = styled.div`
  & > * + * { margin-block-start: ${theme.space.x5}; }
  section > * + * { margin-block-start: ${theme.space.x1h}; }
  h2 { scroll-margin-block-start: ${theme.space.x12}; }
  ul { padding-inline-start: 1.25em; list-style: disc; }
  li + li { margin-block-start: ${theme.space.x1}; }
`;

/** A legal text with its table of contents, linkable by section and printable (ROUTE-9). */
export function LegalDocument({ name, title, summary, sections }: LegalDocumentProps) {
  const t = useLegalText();
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Container pad="page">
      <Stack gap="section">
        <PageHeader title={title} lead={summary} size="h2">
          <Text size="sm" tone="muted">
            {t('effective', { date: day.format(new Date(effectiveOn[name])) })}
          </Text>
          <Text size="sm" tone="muted" measure>
            {t('notice', { product: product.name })}
          </Text>
        </PageHeader>
        <Columns isSideSticky side={<LegalContents sections={sections} />}>
          <Parts>
            {sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
            <LegalEnd name={name} />
          </Parts>
        </Columns>
      </Stack>
    </Container>
  );
}

/** The heading is focusable, so that a link to it moves the focus and a screen reader announces it. */
function Section({ id, title, paragraphs, points, link }: LegalSection) {
  return (
    <section>
      <Heading id={id} level={2} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          {paragraph}
        </Text>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <Text as="li" key={point} measure>
              {point}
            </Text>
          ))}
        </ul>
      )}
      {link && (
        <Text>
          <Link href={link.href} isExternal>
            {link.label}
          </Link>
        </Text>
      )}
    </section>
  );
}
