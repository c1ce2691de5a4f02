import { Container, Section, theme, up } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The sections of a public page below its opening, with space between them. */
export const Chapters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x8};
  padding-block: ${theme.space.x4} ${theme.space.x8};
  @media ${up.md} { gap: ${theme.space.x12}; padding-block: ${theme.space.x4} ${theme.space.x12}; }
`;

/** A full-width section with its own background. */
export const Band = styled.div`
  padding-block: ${theme.space.x6};
  background: ${theme.color.sunken};
  @media ${up.md} { padding-block: ${theme.space.x8}; }
`;

const Spaced = styled(Section)`gap: ${theme.space.x3};`;

export interface ChapterProps {
  /** The heading, which also labels the region. */
  title: string;
  /** A sentence under the heading. */
  description?: string;
  /** For links from elsewhere on the page. */
  id?: string;
  /**
   * `text` for prose, `page` for anything with columns.
   * @default 'page'
   */
  width?: 'text' | 'page';
  children: ReactNode;
}

/** A section of a public page, with more space under its heading than on app screens. */
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
