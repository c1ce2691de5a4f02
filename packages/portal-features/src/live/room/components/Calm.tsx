import { Illustration, Stack } from '@sakina/design-system';
import type { IllustrationName } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface CalmProps {
  /** Drawing above the words. */
  illustration: IllustrationName;
  children: ReactNode;
}

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: 32rem;
  margin: auto;
`;

/** One thing to read, or one thing to do, in the middle of the page. */
export function Calm({ illustration, children }: CalmProps) {
  return (
    <Root>
      <Stack gap="x3" align="start">
        {/* Drawings bring their own night, so they keep the colours of the day's theme. */}
        <div data-theme="portal">
          <Illustration name={illustration} />
        </div>
        {children}
      </Stack>
    </Root>
  );
}
