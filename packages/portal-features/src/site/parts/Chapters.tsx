import { Container, Section, theme, up } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The parts of a public page under its opening, with air between them. */
export const Chapters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x8};
  padding-block: ${theme.space.x4} ${theme.space.x8};
  @media ${up.md} { gap: ${theme.space.x12}; padding-block: ${theme.space.x4} ${theme.space.x12}; }
`;

/** A part that stands apart on another ground, from edge to edge. */
export const Band = styled.div`
  padding-block: ${theme.space.x6};
  background: ${theme.color.sunken};
  @media ${up.md} { padding-block: ${theme.space.x8}; }
`;

const Spaced = styled(Section)`gap: ${theme.space.x3};`;

export interface ChapterProps {
  /** Its heading; it names the region as well. */
  title: string;
  /** A sentence under the heading. */
  description?: string;
  /** For a link from elsewhere on the page. */
  id?: string;
  /**
   * `text` for prose alone, `page` for anything with columns.
   * @default 'page'
   */
  width?: 'text' | 'page';
  children: ReactNode;
}

/** A part of a public page: a section with more air under its heading than an app screen has. */
export function Chapter({ title, description, id, width = 'page', children }: ChapterProps) {
  return (
    <Container>
      <Spaced title={title} headingSize="h3" {...(description && { description })} {...(id && { id, tabIndex: -1 })}>
        {width === 'text' ? <Column>{children}</Column> : children}
      </Spaced>
    </Container>
  );
}

const Column = styled.div`max-inline-size: 44rem;`;
