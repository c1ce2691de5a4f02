import { Banner, Button, Inline } from '@sakina/design-system';
import type { DeviceProblem } from '@sakina/platform/media';
import { useStageText } from '../stage/messages/index.ts';

export interface DeviceProblemNoticeProps {
  /** The device that does not work. */
  device: 'microphone' | 'camera';
  /** Why it does not work. */
  why: DeviceProblem;
  /** Called to try again. */
  onRetry: () => void;
  /** Goes on without the device. */
  onGoOn: () => void;
}

/** Why a device does not work, in words, with a way on (docs/rules/calls.md, Devices that fail). */
export function DeviceProblemNotice({ device, why, onRetry, onGoOn }: DeviceProblemNoticeProps) {
  const t = useStageText();
  return (
    <Banner
      tone="warning"
      title={t('problem.title', { device })}
      actions={
        <Inline gap="x1">
          {why !== 'insecure' && (
            <Button size="small" variant="secondary" onPress={onRetry}>
              {t('problem.again')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onGoOn}>
            {t('problem.goOn')}
          </Button>
        </Inline>
      }
    >
      {t(`problem.${why}`)}
    </Banner>
  );
}
