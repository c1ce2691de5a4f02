import { forgetChunkFailure, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** Keeps a crash of a part in its place, and the room of one that is on its way. */
export function ViewBoundary({ children }: { children: ReactNode }) {
  return (
    <PanelBoundary onCrash={forgetChunkFailure}>
      <Suspense fallback={<LoadingView />}>{children}</Suspense>
    </PanelBoundary>
  );
}

function LoadingView() {
  const t = useDashboardText();
  return (
    <LoadingRegion label={t('views.loading')}>
      <Stack gap="x3">
        <Skeleton shape="heading" />
        <Skeleton shape="block" size="md" />
      </Stack>
    </LoadingRegion>
  );
}
