import { Inline, theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface SaveBarProps {
  /** Whether something was changed and is not saved yet. */
  isDirty: boolean;
  /** How that stands in words, and the buttons. */
  children: ReactNode;
}

const Bar = styled(Inline)`
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
  &[data-dirty] {
    position: sticky;
    z-index: 1;
    inset-block-end: calc(var(--connection-banner, 0rem) + var(--frame-end, 0rem));
  }
`;

/**
 * The last line of a long form. It stays in sight while there is something to save, and covers no field while there is
 * not.
 */
export function SaveBar({ isDirty, children }: SaveBarProps) {
  return (
    <Bar justify="end" gap="x2" data-dirty={isDirty || undefined}>
      {children}
    </Bar>
  );
}
