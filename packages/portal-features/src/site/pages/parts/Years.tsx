import { Heading, Stack, Text, theme, up } from '@sakina/design-system';
import styled from 'styled-components';

interface Moment {
  /** The date, as text. */
  when: string;
  /** The year, for `dateTime`. */
  year: number;
  /** A short title. */
  title: string;
  body: string;
}

export interface YearsProps {
  /** In chronological order. */
  moments: readonly Moment[];
}

const List = styled.ol.attrs({ role: 'list' })`
  max-inline-size: 52rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block-end: ${theme.space.x4};
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 2px solid ${theme.color.hairline};
  &:last-child { padding-block-end: 0; }
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: calc(-0.375rem - 1px);
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.accentDecoration};
  }
  & > time {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
    font-weight: 600;
    line-height: 1.75rem;
  }
  @media ${up.md} { grid-template-columns: 9rem minmax(0, 1fr); }
`;

/** A timeline of events. */
export function Years({ moments }: YearsProps) {
  return (
    <List>
      {moments.map(({ when, year, title, body }) => (
        <Item key={title}>
          <time dateTime={String(year)}>{when}</time>
          <Stack gap="half">
            <Heading level={3} size="lg">
              {title}
            </Heading>
            <Text measure>{body}</Text>
          </Stack>
        </Item>
      ))}
    </List>
  );
}
