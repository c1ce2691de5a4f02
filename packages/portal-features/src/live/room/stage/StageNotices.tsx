import { Banner, Button, Stack } from '@sakina/design-system';
import type { MediaFailure, MediaRoom, MediaSnapshot } from '@sakina/platform/media';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { LostSeat } from './LostSeat.tsx';
import { useStageText } from './messages/index.ts';

export interface StageNoticesProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** The call as it is now. */
  snapshot: MediaSnapshot;
  /** Tells the name of a seat. */
  nameOf: (seatId: string) => string;
  /** Says that someone is lost, with what the reader can do; left out, it is said alone. */
  lostSeat?: ((seatId: string) => ReactNode) | undefined;
  /**
   * Whether the page says by itself how the own upload is.
   * @default false
   */
  tellsUpload?: boolean;
  /** Tries a device again. */
  onRetry: (device: 'microphone' | 'camera') => void;
}

type DeviceFailure = Extract<MediaFailure, { at: 'device' }>;

/** What is not as it should be in a call, each with what can be done about it. */
export function StageNotices({ call, snapshot, nameOf, lostSeat, tellsUpload = false, onRetry }: StageNoticesProps) {
  const t = useStageText();
  const { failure, canHear, state, seats } = snapshot;
  const lost = state === 'reconnecting' ? [] : seats.filter(({ isSelf, quality }) => !isSelf && quality === 'lost');
  const strained = seats.find(
    ({ isSelf, qualityReason }) =>
      !isSelf && qualityReason !== null && !(tellsUpload && qualityReason === 'own-upload'),
  );
  return (
    <Stack gap="x1">
      {!canHear && (
        <Banner
          tone="warning"
          title={t('sound.title')}
          actions={
            <Button size="small" autoFocus onPress={() => void call.enableSound()}>
              {t('sound.on')}
            </Button>
          }
        >
          {t('sound.body')}
        </Banner>
      )}
      {state === 'reconnecting' && (
        <Banner tone="warning" title={t('reconnecting.self.title')}>
          {t('reconnecting.self.body')}
        </Banner>
      )}
      {lost.map(({ id }) => (
        <Fragment key={id}>{lostSeat?.(id) ?? <LostSeat name={nameOf(id)} />}</Fragment>
      ))}
      {strained?.qualityReason && strained.quality !== 'lost' && (
        <Banner tone="info" title={t(`quality.${strained.qualityReason}`, { name: nameOf(strained.id) })} />
      )}
      {failure?.at === 'device' && <DeviceNotice failure={failure} onRetry={onRetry} />}
      {failure?.at === 'access' && failure.why === 'full' && (
        <Banner tone="warning" title={t('full.title')}>
          {t('full.body')}
        </Banner>
      )}
    </Stack>
  );
}

function DeviceNotice({ failure, onRetry }: { failure: DeviceFailure; onRetry: StageNoticesProps['onRetry'] }) {
  const t = useStageText();
  const { device, why } = failure;
  const isOwn = device === 'microphone' || device === 'camera';
  return (
    <Banner
      tone="warning"
      title={t('problem.title', { device })}
      {...(isOwn &&
        why !== 'insecure' && {
          actions: (
            <Button size="small" variant="secondary" onPress={() => onRetry(device)}>
              {t('problem.again')}
            </Button>
          ),
        })}
    >
      {t(`problem.${why}`)}
    </Banner>
  );
}
