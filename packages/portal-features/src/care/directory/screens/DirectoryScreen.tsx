import { useEffect, useState } from 'react';
import { Container, LoadingRegion, Skeleton } from '@sakina/design-system';
import { lazyPanel } from '../../../shared/index.ts';
import { DirectoryList } from '../components/DirectoryList.tsx';
import type { ComparisonProps } from '../components/Comparison.tsx';
import type { QueryProps } from '../components/query-props.ts';
import type { DirectoryWaitlistProps } from '../components/DirectoryWaitlist.tsx';
import { useDirectoryText } from '../messages/index.ts';

export interface DirectoryScreenProps extends QueryProps {
  /**
   * Heading of the page, where the app has better words.
   * @default 'Find someone to talk to', or the one for imams and mentors
   */
  heading?: string;
}

// Neither is what a visitor comes for first (FAST-1).
const Comparison = lazyPanel<ComparisonProps>(() => import('../components/Comparison.tsx').then((m) => m.Comparison));
const Waitlist = lazyPanel<DirectoryWaitlistProps>(() =>
  import('../components/DirectoryWaitlist.tsx').then((m) => m.DirectoryWaitlist),
);

/**
 * The directory of providers (ROUTE-15, ROUTE-12): who could help, narrowed by words and filters that live in the
 * address, up to three side by side, and a waitlist where no one fits (CARE-7). `readDirectoryQuery` and
 * `writeDirectoryQuery` turn the address into `query` and back.
 */
export function DirectoryScreen({ heading, ...props }: DirectoryScreenProps) {
  const t = useDirectoryText();
  const { query, onQueryChange, presetKinds, here } = props;
  // Focus follows a comparison that was opened or closed; where the page began with it, nothing has moved.
  const [panel, setPanel] = useState(query.panel);
  const [moved, setMoved] = useState<'IN' | 'BACK' | null>(null);
  if (panel !== query.panel) {
    setPanel(query.panel);
    setMoved(query.panel === 'COMPARISON' ? 'IN' : panel === 'COMPARISON' ? 'BACK' : null);
  }
  // Whoever has chosen two is about to look at them.
  const isComparing = query.compare.length > 1;
  useEffect(() => {
    if (isComparing) Comparison.preload();
  }, [isComparing]);
  const about = presetKinds && !presetKinds.includes('THERAPIST') ? 'leaders' : 'all';

  const close = () => onQueryChange({ ...query, panel: null }, { replace: false });

  return (
    <Container pad="page">
      {query.panel === 'COMPARISON' ? (
        <Comparison
          {...props}
          takesFocus={moved === 'IN'}
          onClose={close}
          loading={
            <LoadingRegion label={t('compare.loading')}>
              <Skeleton shape="block" size="lg" />
            </LoadingRegion>
          }
        />
      ) : (
        <DirectoryList
          {...props}
          heading={heading ?? t(`heading.${about}`)}
          lead={t(`lead.${about}`)}
          takesFocus={moved === 'BACK'}
        />
      )}
      {query.panel === 'WAITLIST' && <Waitlist query={query} presetKinds={presetKinds} here={here} onClose={close} />}
    </Container>
  );
}
