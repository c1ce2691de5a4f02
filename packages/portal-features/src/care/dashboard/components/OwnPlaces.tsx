import { theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useState } from 'react';
import { latePanel, PlaceLinks } from '../../../shared/index.ts';
import { useNews } from '../api/news.ts';
import { useDashboardText } from '../messages/index.ts';
import { pathTo, VIEWS } from '../model/place.ts';
import type { DashboardView } from '../model/place.ts';
import type { LateCountsProps } from './LateCounts.tsx';

// Plans and invoices are read after what comes first (FAST-1).
const LateCounts = latePanel<LateCountsProps>(() => import('./LateCounts.tsx').then((m) => m.LateCounts));

const Above = styled.div`margin-block-end: ${theme.space.x3};`;

/** The ways between a person's own pages, with how much waits for them behind each. */
export function OwnPlaces({ current }: { current: DashboardView }) {
  const t = useDashboardText();
  const news = useNews();
  const [late, setLate] = useState<Partial<Record<DashboardView, number>>>({});
  const counts = { ...news.counts, ...late };
  return (
    <Above>
      <LateCounts onCounts={setLate} />
      <PlaceLinks
        label={t('views.label')}
        places={VIEWS.map((view) => {
          const count = counts[view] ?? 0;
          return {
            href: pathTo(view),
            label: t(`views.${view}`),
            isCurrent: view === current,
            count,
            countWords: t('views.waiting', { view, count }),
          };
        })}
      />
    </Above>
  );
}
