import { lazyPart, Skeleton, Stack } from '@sakina/design-system';
import { lazyPanel } from '../../../shared/index.ts';

// Below what the provider comes for; they load while the day is being read (FAST-1).
const Side = lazyPanel(() => import('./LateSide.tsx').then((m) => m.LateSide));
const Numbers = lazyPanel(() => import('./Figures.tsx').then((m) => m.Figures));

/** The rest of the side column, in about the height that it will have. */
export const LateSide = () => (
  <Side
    loading={
      <Stack gap="x3" aria-hidden>
        <Skeleton lines={6} />
        <Skeleton shape="block" size="lg" />
      </Stack>
    }
  />
);

/** The work in numbers, in about the height that they will have. */
export const LateFigures = () => (
  <Numbers
    loading={
      <Stack gap="x2" aria-hidden>
        <Skeleton lines={2} />
        <Skeleton shape="block" size="lg" />
      </Stack>
    }
  />
);

/** What the provider was notified of; it comes when it is opened. */
export const LateNotices = lazyPart(() => import('./Notices.tsx').then((m) => m.Notices));
