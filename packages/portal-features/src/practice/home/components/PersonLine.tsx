import { Avatar, Text, theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PersonLineProps {
  /** The person's name as shown. */
  name: string;
  /** One fact about them. */
  fact: string;
  /** A badge at the end of the line. */
  end?: ReactNode;
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1h};
  align-items: center;
  padding-block: ${theme.space.x1};
  & strong {
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A person in a short list: face, name, one fact. */
export function PersonLine({ name, fact, end }: PersonLineProps) {
  return (
    <Line>
      <Avatar name={name} />
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Text size="xs" tone="muted">
          {fact}
        </Text>
        {end}
      </div>
    </Line>
  );
}
