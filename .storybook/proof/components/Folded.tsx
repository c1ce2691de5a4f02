import { theme } from '@sakina/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.details`
  & > summary {
    cursor: pointer;
    min-block-size: 1.75rem;
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
  }
  & li { padding-block: 0.375rem; font-size: ${theme.text.sm}; line-height: 1.5; }
`;

/**
 * Something long below a line that says what it is. What is folded away is not drawn: on these pages it would be
 * thousands of lines.
 */
export function Folded({
  summary,
  isOpen = false,
  children,
}: {
  summary: string;
  isOpen?: boolean;
  children: () => ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const isShown = isOpen || opened;
  return (
    <Root open={isShown} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isShown && children()}
    </Root>
  );
}
