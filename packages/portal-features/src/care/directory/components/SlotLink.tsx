import styled from 'styled-components';
import { ButtonLink, VisuallyHidden, theme } from '@sakina/design-system';
import type { ProviderProfile, Service, Slot } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useNightText } from '../../../shared/night/index.ts';
import { useDirectoryText } from '../messages/index.ts';

export interface SlotLinkProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** The service that is booked. */
  service: Service;
  /** The open time. */
  slot: Slot;
  /** Whether the provider's clock shows another time, which is then said beneath the reader's own. */
  hasOtherClock: boolean;
}

const Root = styled(ButtonLink)`
  flex-direction: column;
  gap: 0;
  inline-size: 100%;
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
`;
const There = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
`;

/** One free time; opens the booking with it. The link's name says the day too, since links are also read one by one. */
export function SlotLink({ provider, service, slot, hasOtherClock }: SlotLinkProps) {
  const t = useDirectoryText();
  const format = useFormat();
  const night = useNightText()(slot.startsAt);
  const isOtherDay = format.dateIn(slot.startsAt) !== format.dateIn(slot.startsAt, provider.timeZone);
  const there = isOtherDay
    ? t('times.otherDay', {
        day: format.date(format.dateIn(slot.startsAt, provider.timeZone), { weekday: 'short' }),
        time: format.time(slot.startsAt, provider.timeZone),
      })
    : format.time(slot.startsAt, provider.timeZone);
  return (
    <Root
      href={paths.booking(provider.id, { service: service.id, startsAt: slot.startsAt })}
      variant="secondary"
      data-print="keep"
    >
      <VisuallyHidden>{t('times.bookOn', { day: format.dayInSentence(slot.startsAt) })} </VisuallyHidden>
      <span>{format.time(slot.startsAt)}</span>
      {night !== null && <There>{night}</There>}
      {hasOtherClock && (
        <>
          <There aria-hidden>{there}</There>
          <VisuallyHidden> {t('times.there', { time: there, city: provider.city })}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
