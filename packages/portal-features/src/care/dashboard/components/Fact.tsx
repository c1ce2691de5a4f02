import { theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.p`
  display: flex;
  align-items: start;
  gap: ${theme.space.x1};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  & > svg { inline-size: 1.1em; block-size: 1.5em; flex: none; color: ${theme.color.textMuted}; }
`;

/** A fact with its sign before it. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Root>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
