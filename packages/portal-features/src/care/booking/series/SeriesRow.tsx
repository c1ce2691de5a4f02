import { Button, Inline, LineBreaks, Select, Stack, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useWhen } from '../components/use-when.ts';
import type { SeriesDate } from '../model/series.ts';
import { useSeriesText } from './messages/index.ts';

export interface SeriesRowProps {
  /** One date of the series. */
  date: SeriesDate;
  /** IANA zone of the provider. */
  providerZone: string;
  /** Called with another start, or null to leave the date out. */
  onPick: (startsAt: string | null) => void;
}

/** Option id for leaving the date out. */
const OUT = 'out';

/** One further date: its time in both zones, or what is free instead. */
export function SeriesRow({
  date: { date, wanted, alternatives, chosen, isShifted },
  providerZone,
  onPick,
}: SeriesRowProps) {
  const t = useSeriesText();
  const format = useFormat();
  const when = useWhen();
  const day = format.date(date);
  const words = chosen && when(chosen, providerZone);
  return (
    <li>
      <Stack gap="half">
        {words ? (
          <Text weight="strong">
            <LineBreaks>{words.own}</LineBreaks>
          </Text>
        ) : (
          <Text weight="strong">{day}</Text>
        )}
        {words?.other && (
          <Text size="sm" tone="muted">
            <LineBreaks>{words.other}</LineBreaks>
          </Text>
        )}
        {wanted && isShifted && chosen && (
          <Text size="sm" tone="accent">
            {t('shifted', { time: format.time(chosen.startsAt) })}
          </Text>
        )}
        {wanted && (
          <Inline gap="x1" align="center">
            <Text size="sm" tone="muted">
              {t(chosen ? 'free' : 'leftOut')}
            </Text>
            <Button
              variant="quiet"
              size="small"
              aria-label={t(chosen ? 'leaveOut.label' : 'takeIn.label', { day })}
              onPress={() => onPick(chosen ? null : wanted.startsAt)}
            >
              {t(chosen ? 'leaveOut' : 'takeIn')}
            </Button>
          </Inline>
        )}
        {!wanted && (
          <Text size="sm" tone="warning">
            {t('taken')}
          </Text>
        )}
        {!wanted && alternatives.length === 0 && (
          <Text size="sm" tone="muted">
            {t('noneNear')}
          </Text>
        )}
        {!wanted && alternatives.length > 0 && (
          <Select
            label={t('instead', { day })}
            hasOptionalMark={false}
            options={[
              { id: OUT, label: t('instead.none') },
              ...alternatives.map((span) => ({ id: span.startsAt, label: when(span, providerZone).own })),
            ]}
            value={chosen?.startsAt ?? OUT}
            onChange={(id) => onPick(id === OUT ? null : id)}
          />
        )}
      </Stack>
    </li>
  );
}
