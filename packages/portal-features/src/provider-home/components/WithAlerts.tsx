import { Skeleton, Stack, useElapsed } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { useCredentials } from '../api/use-credentials.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';

/** How long an alert may keep the page waiting, in milliseconds. */
const MOST_MS = 1500;

const Place = styled.div`
  position: relative;
  &[data-waiting] { visibility: hidden; }
  & > [data-part='waiting'] { position: absolute; inset-block-start: 0; inset-inline: 0; visibility: visible; }
`;

const isKnown = ({ data, error }: { data: unknown; error: unknown }) => data !== undefined || error !== undefined;

/**
 * The alerts of the home and what stands below them. It is drawn once each alert is known to be there or not: one that came later
 * would push down what is being read (FAST-2). An answer that takes longer is not waited for.
 */
export function WithAlerts({ children }: { children: ReactNode }) {
  const reads = [useSafetyAlerts(), useCredentials(), useDashboardStats()];
  const isLate = useElapsed(MOST_MS);
  const isWaiting = !isLate && !reads.every(isKnown);
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
