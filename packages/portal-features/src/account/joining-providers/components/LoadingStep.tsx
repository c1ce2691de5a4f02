import { LoadingRegion, Skeleton } from '@sakina/design-system';
import { useJoiningText } from '../messages/index.ts';

/** The placeholder of a step's fields while they load. */
export function LoadingStep() {
  const t = useJoiningText();
  return (
    <LoadingRegion label={t('step.loading')}>
      <Skeleton lines={4} />
    </LoadingRegion>
  );
}
