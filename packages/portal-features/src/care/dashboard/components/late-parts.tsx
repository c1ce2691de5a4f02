import { Section, Skeleton } from '@sakina/design-system';
import { latePanel } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import type { ForYouProps } from './ForYou.tsx';

const ForYou = latePanel<ForYouProps>(() => import('./ForYou.tsx').then((m) => m.ForYou));

/** What waits for the person, by its heading until it is there. */
export function LateForYou({ isQuiet = false }: ForYouProps) {
  const t = useDashboardText();
  return (
    <ForYou
      isQuiet={isQuiet}
      loading={
        isQuiet ? null : (
          <Section title={t('forYou.title')}>
            <Skeleton lines={2} />
          </Section>
        )
      }
    />
  );
}

/** What changed in a person's care: referrals to answer, and care that ended; nothing while there is none. */
export const CareChanges = latePanel(() => import('../views/care-changes/CareChanges.tsx').then((m) => m.CareChanges));
