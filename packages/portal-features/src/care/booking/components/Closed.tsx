import { ButtonLink, EmptyState, Inline } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';
import type { Closed } from '../model/opening.ts';

/** Says that there is no such provider, with a way on. */
export function UnknownProvider() {
  const t = useBookingText();
  return (
    <EmptyState
      title={t('closed.unknownTitle')}
      headingLevel={1}
      action={<ButtonLink href={paths.findTherapist()}>{t('closed.find')}</ButtonLink>}
    >
      {t('closed.unknownBody')}
    </EmptyState>
  );
}

/** Says why a provider cannot be booked, with ways on. */
export function ClosedProvider({ profile, reason }: { profile: ProviderProfile; reason: NonNullable<Closed> }) {
  const t = useBookingText();
  const name = profile.displayName;
  return (
    <EmptyState
      title={t(`closed.${reason}Title`, { name })}
      headingLevel={1}
      action={
        <Inline justify="center" gap="x1h">
          <ButtonLink variant="action" href={paths.findTherapist({ kind: profile.kind.toLowerCase() })}>
            {t('closed.find')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.therapist(profile.id)}>
            {t('closed.profile')}
          </ButtonLink>
        </Inline>
      }
    >
      {t(`closed.${reason}Body`, { name })}
    </EmptyState>
  );
}
