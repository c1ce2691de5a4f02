import {
  Heading,
  IconButton,
  Inline,
  LoadingRegion,
  Section,
  Select,
  Skeleton,
  Stack,
  Text,
  theme,
  TimeZonePicker,
} from '@sakina/design-system';
import type { OpenSlots, ProviderAccount, Slot } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useFormat, useNow } from '@sakina/platform/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { usePreview } from '../api/preview.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { useCityOf } from '../../shared/city-of.ts';
import { bodyOf } from '../model/draft.ts';
import type { HoursDraft } from '../model/draft.ts';
import { daysOf, weekFrom } from '../model/preview.ts';

export interface PreviewProps {
  draft: HoursDraft;
  /** Whether something is wrong in the form: the preview then waits. */
  isWrong: boolean;
  /** The provider’s services. */
  services: ProviderAccount['services'];
  /** IANA zone in which its times are. */
  timeZone: string;
}

const Times = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.x2};
    padding-block: ${theme.space.half};
    border-block-start: 1px solid ${theme.color.hairline};
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
  }
  & > li > span + span { color: ${theme.color.textMuted}; font-size: ${theme.text.sm}; }
`;
/** Chevrons point along the line of reading. */
const Week = styled(Inline)`[dir='rtl'] & svg { transform: scaleX(-1); }`;

/** What a client in another zone sees of the hours before they are saved: each open time on both clocks (CARE-9). */
export function Preview({ draft, isWrong, services, timeZone }: PreviewProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const cityOf = useCityOf();
  const nameOf = useServiceName();
  const now = useNow();
  const [zone, setZone] = useState('Africa/Cairo');
  const [serviceId, setServiceId] = useState(
    () => (services.find(({ isIntroduction }) => !isIntroduction) ?? services[0])?.id ?? '',
  );
  const [weeks, setWeeks] = useState(0);
  const today = format.dateIn(new Date(now).toISOString(), zone);
  const first = addDays(today, weeks * 7);
  const read = usePreview(
    isWrong || serviceId === '' ? null : { ...bodyOf(draft), serviceId, ...weekFrom(first, zone) },
  );
  const last = addDays(first, 6);
  return (
    <Section title={t('preview.title', { city: cityOf(zone) })} headingSize="lg" description={t('preview.lead')}>
      <Stack gap="x2">
        <TimeZonePicker
          label={t('preview.zone')}
          hasOptionalMark={false}
          at={now}
          ownZone={timeZone}
          value={zone}
          onChange={setZone}
        />
        {services.length > 1 && (
          <Select
            label={t('preview.service')}
            hasOptionalMark={false}
            options={services.map((service) => ({ id: service.id, label: nameOf(service) }))}
            value={serviceId}
            onChange={setServiceId}
          />
        )}
        <Week justify="between" wrap={false}>
          <IconButton
            label={t('preview.earlier')}
            icon={<ChevronLeft aria-hidden />}
            isDisabled={weeks === 0}
            onPress={() => setWeeks(weeks - 1)}
          />
          <Text size="sm" aria-live="polite">
            {t('preview.week', {
              from: format.date(first, { day: 'numeric', month: 'short' }),
              until: format.date(last, { day: 'numeric', month: 'short' }),
            })}
          </Text>
          <IconButton
            label={t('preview.later')}
            icon={<ChevronRight aria-hidden />}
            isDisabled={weeks === 52}
            onPress={() => setWeeks(weeks + 1)}
          />
        </Week>
        {isWrong ? (
          <Text tone="muted">{t('preview.wrong')}</Text>
        ) : (
          <ReadView
            read={read}
            loading={
              <LoadingRegion label={t('preview.loading')}>
                <Skeleton lines={6} />
              </LoadingRegion>
            }
            isEmpty={({ slots }) => slots.length === 0}
            empty={<Text tone="muted">{t('preview.empty')}</Text>}
          >
            {(answer) => <Open answer={answer} zone={zone} timeZone={timeZone} />}
          </ReadView>
        )}
      </Stack>
    </Section>
  );
}

function Open({ answer, zone, timeZone }: { answer: OpenSlots; zone: string; timeZone: string }) {
  const t = useAvailabilityText();
  const format = useFormat();
  const own = (date: string, { startsAt }: Slot) => {
    const time = format.time(startsAt, timeZone);
    const ownDate = format.dateIn(startsAt, timeZone);
    return ownDate === date
      ? t('preview.own', { time })
      : t('preview.ownDay', { day: format.date(ownDate, { weekday: 'long' }), time });
  };
  return (
    <Stack gap="x2">
      {daysOf(answer.slots, zone).map(({ date, slots }) => (
        <div key={date}>
          <Heading level={3} size="sm">
            {format.date(date)}
          </Heading>
          <Times aria-label={format.date(date)}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <span>{format.time(slot.startsAt, zone)}</span>
                <span>{own(date, slot)}</span>
              </li>
            ))}
          </Times>
        </div>
      ))}
    </Stack>
  );
}
