import { Grid, Select } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useSharedText } from '../../shared/index.ts';
import type { BookingFlow } from '../components/use-booking-flow.ts';
import { usePrice } from '../components/use-price.ts';
import { firstMode } from '../model/opening.ts';
import { useCalendarText } from './messages/index.ts';

export interface CalendarHeadProps {
  profile: ProviderProfile;
  /** What is chosen so far, and how it changes. */
  flow: Pick<BookingFlow, 'choice' | 'setService' | 'setMode'>;
}

/** What to book and how to meet, above the month: the calendar shows the times of that. */
export function CalendarHead({ profile, flow }: CalendarHeadProps) {
  const t = useCalendarText();
  const shared = useSharedText();
  const price = usePrice();
  const { service, mode } = flow.choice;
  const modes = service?.modes ?? [];
  return (
    <Grid min="sm" gap="x2">
      <Select
        label={t('service')}
        hasOptionalMark={false}
        options={profile.services.map((item) => ({
          id: item.id, label: t('service.option', { name: item.name, price: price(item.price) }), description: shared('minutes', { count: item.durationMinutes }),
        }))}
        value={service?.id ?? ''}
        onChange={(id) => {
          const chosen = profile.services.find((item) => item.id === id);
          if (!chosen) return;
          flow.setService(chosen);
          const first = firstMode(chosen);
          if (first && (!mode || !chosen.modes.includes(mode))) flow.setMode(first);
        }}
      />
      {modes.length > 1 && (
        <Select
          label={t('mode')}
          hasOptionalMark={false}
          options={modes.map((id) => ({ id, label: shared(`mode.${id}`) }))}
          value={mode ?? ''}
          onChange={(id) => {
            const chosen = modes.find((item) => item === id);
            if (chosen) flow.setMode(chosen);
          }}
        />
      )}
    </Grid>
  );
}
