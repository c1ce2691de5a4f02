import { createChunk, LoadingRegion, Section, Skeleton, Text } from '@sakina/design-system';
import type { CheckIn, CheckInTrend } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import { createElement, Suspense, use, useEffect } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import type { WeeksProps } from './Weeks.tsx';

// The drawing comes after the page: it stands below what is asked of anyone (FAST-1).
const drawing = createChunk(() => import('./Weeks.tsx').then((module) => module.Weeks));

function LateWeeks(props: WeeksProps) {
  return createElement(use(drawing.read()), props);
}

export interface WeeksPanelProps {
  /** The check-ins by weeks. */
  trend: Read<CheckInTrend>;
  /** The check-ins of the last days, newest first. */
  days: readonly CheckIn[];
}

/** How the last weeks were: in words first, then drawn, then day by day. It compares with no one and marks nothing. */
export function WeeksPanel({ trend, days }: WeeksPanelProps) {
  const t = useDeenyaText();
  // Beside the figures, not after them.
  useEffect(() => drawing.preload(), []);
  const loading = (
    <LoadingRegion label={t('weeks.loading')}>
      <Skeleton shape="block" size="lg" />
    </LoadingRegion>
  );
  return (
    <Section title={t('weeks.title')}>
      <ReadView
        read={trend}
        loading={loading}
        isEmpty={({ weeks }) => weeks.every(({ mood }) => mood === null)}
        empty={
          <Text tone="muted" measure>
            {t('weeks.empty')}
          </Text>
        }
      >
        {(found) => (
          <Suspense fallback={loading}>
            <LateWeeks trend={found} days={days} />
          </Suspense>
        )}
      </ReadView>
    </Section>
  );
}
