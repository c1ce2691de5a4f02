import { Banner, Button } from '@sakina/design-system';
import { useStageText } from './messages/index.ts';
import type { CallProblemKind } from './use-call.ts';

export interface CallProblemProps {
  /** Why there is none; `watchFull` is a broadcast that holds no more viewers. */
  why: CallProblemKind | 'watchFull';
  /** Called to try again. */
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
