import { readingMeasure, theme } from '@sakina/design-system';
import styled from 'styled-components';

export interface BulletedProps {
  /** One sentence a point. */
  items: readonly string[];
  /** Whether the points follow one another, and so are counted. @default false */
  isOrdered?: boolean;
  /** As large as the text around it. @default 'md' */
  size?: 'sm' | 'md';
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.x1};
  max-inline-size: ${readingMeasure};
  padding-inline-start: ${theme.space.x3};
  list-style: disc;
  color: ${theme.color.text};
  font-family: ${theme.font.reading};

  &[data-size='sm'] { font-size: ${theme.text.sm}; }
  &[data-ordered] { list-style: decimal; }
  & > li::marker { color: ${theme.color.accentText}; }
`;

/** A few points under each other. */
export function Bulleted({ items, isOrdered = false, size = 'md' }: BulletedProps) {
  return (
    <List as={isOrdered ? 'ol' : 'ul'} data-ordered={isOrdered || undefined} data-size={size}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
