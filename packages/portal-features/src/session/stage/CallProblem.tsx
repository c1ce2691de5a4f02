import { Banner, Button } from '@sakina/design-system';
import { useStageText } from './messages/index.ts';

export interface CallProblemProps {
  /** Whether the call holds nobody more, the broadcast holds no more viewers, or it could not be connected. */
  why: 'full' | 'watchFull' | 'failed';
  onRetry: () => void;
}

/** Why there is no call, with a way on; the room and its chat stay. */
export function CallProblem({ why, onRetry }: CallProblemProps) {
  const t = useStageText();
  return (
    <Banner
      tone="warning"
      title={t(`${why}.title`)}
      actions={
        <Button size="small" variant="secondary" onPress={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {t(`${why}.body`)}
    </Banner>
  );
}
