import { Button, ButtonLink, EmptyState, Inline } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';

export interface NoTimesProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** There are times for another way to meet. */
  isOnlyForMode: boolean;
  /** Leads back to where the way to meet is chosen. */
  onChangeMode?: (() => void) | undefined;
}

/** No open times: another way to meet, other providers or the waitlist. */
export function NoTimes({ profile, isOnlyForMode, onChangeMode }: NoTimesProps) {
  const t = useBookingText();
  return (
    <EmptyState
      title={t('time.emptyTitle')}
      headingLevel={3}
      action={
        isOnlyForMode && onChangeMode ? (
          <Button onPress={onChangeMode}>{t('time.changeMode')}</Button>
        ) : (
          <Inline gap="x1h" justify="center">
            <ButtonLink href={paths.findTherapist({ kind: profile.kind.toLowerCase(), sort: 'soonest' })}>
              {t('time.findOthers')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.dashboard({ view: 'waitlist' })}>
              {t('time.waitlist')}
            </ButtonLink>
          </Inline>
        )
      }
    >
      {t(isOnlyForMode ? 'time.emptyModeBody' : 'time.emptyBody', { name: profile.displayName })}
    </EmptyState>
  );
}
