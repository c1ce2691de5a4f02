import { Skeleton, Stack, useElapsed } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * How long an alert may keep the page waiting, in milliseconds: as long as the page’s own reads take on a slow
 * connection.
 */
const MOST_MS = 4000;

const Place = styled.div`
  position: relative;
  &[data-waiting] { visibility: hidden; }
  & > [data-part='waiting'] { position: absolute; inset-block-start: 0; inset-inline: 0; visibility: visible; }
  /* Inside of another one that waits, whose blocks stand for it. */
  [data-waiting] &[data-waiting] > [data-part='waiting'] { visibility: hidden; }
`;

export interface OnceKnownProps {
  /** Whether each alert is known to be there or not. */
  isKnown: boolean;
  children: ReactNode;
}

/**
 * Alerts and what stands below them, drawn once each alert is known to be there or not: one that came later would push
 * down what is being read (FAST-2). An answer that takes longer than a moment is not waited for.
 */
export function OnceKnown({ isKnown, children }: OnceKnownProps) {
  const isLate = useElapsed(MOST_MS);
  const isWaiting = !isLate && !isKnown;
  return (
    <Place data-waiting={isWaiting || undefined}>
      {isWaiting && (
        <div data-part="waiting" aria-hidden>
          <Stack gap="x3">
            <Skeleton shape="block" size="lg" />
            <Skeleton lines={6} />
          </Stack>
        </div>
      )}
      <Stack gap="x4">{children}</Stack>
    </Place>
  );
}

/** Whether a reading has come to something: data, or a failure. */
export function isAnswered({ data, error }: { data: unknown; error: unknown }): boolean {
  return data !== undefined || error !== undefined;
}
