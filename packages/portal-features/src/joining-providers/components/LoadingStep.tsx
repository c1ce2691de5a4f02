import { LoadingRegion, Skeleton } from '@sakina/design-system';
import { useJoiningText } from '../messages/index.ts';

/** Stands under the heading of a step while its fields are on their way. */
export function LoadingStep() {
  const t = useJoiningText();
  return (
    <LoadingRegion label={t('step.loading')}>
      <Skeleton lines={4} />
    </LoadingRegion>
  );
}
