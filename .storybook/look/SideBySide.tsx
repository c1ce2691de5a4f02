import { theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
`;
const Half = styled.div`
  min-inline-size: 0;
  padding: ${theme.space.x2};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  font-family: ${theme.font.reading};
`;

/** The same story in both themes, each in its own half. What opens above the page follows the first. */
export function SideBySide({ children }: { children: () => ReactNode }) {
  return (
    <Pair>
      <Half data-theme="portal">{children()}</Half>
      <Half data-theme="admin" data-density="compact">
        {children()}
      </Half>
    </Pair>
  );
}
