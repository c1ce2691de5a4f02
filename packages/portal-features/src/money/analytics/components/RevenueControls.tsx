import { Button, Inline, Select, Stack, Switcher, Text } from '@sakina/design-system';
import type { IncomeReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { CalendarCheck, Wallet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAnalyticsText } from '../messages/index.ts';
import { BASES, PERIODS } from '../model/place.ts';
import type { AnalyticsPlace } from '../model/place.ts';
import { isRunning } from '../model/revenue.ts';

const ICONS = { CASH: Wallet, SERVICE: CalendarCheck } as const;

export interface RevenueControlsProps {
  /** What is shown, from the address. */
  place: AnalyticsPlace;
  /** Called when something else is shown; the app writes it to the address. */
  onPlaceChange: (next: AnalyticsPlace) => void;
  /** What is shown now; undefined until there is something. */
  report: IncomeReport | undefined;
}

/** Which period, by which date, and the steps to the periods before and after. */
export function RevenueControls({ place, onPlaceChange, report }: RevenueControlsProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const earlier = useRef<HTMLButtonElement>(null);
  const isStepping = useRef(false);
  const hasLater = report !== undefined && !isRunning(report);
  useEffect(() => {
    // The step that led to the present has taken its own button away: the focus stays beside it.
    if (!hasLater && isStepping.current) earlier.current?.focus();
    isStepping.current = false;
  }, [hasLater, report]);
  const goTo = (instant: string) => report && onPlaceChange({ ...place, on: format.dateIn(instant, report.timeZone) });
  return (
    <Stack gap="x2">
      <Inline gap="x3" align="end" data-print="hide">
        <Switcher
          ground="page"
          label={t('basis')}
          current={place.basis}
          places={BASES.map((id) => ({ id, label: t(`basis.${id}`), icon: ICONS[id] }))}
          onChoose={(id) => {
            const basis = BASES.find((each) => each === id);
            if (basis && basis !== place.basis) onPlaceChange({ ...place, basis });
          }}
        />
        <Select
          label={t('period')}
          isRequired
          options={PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={place.period}
          onChange={(id) => onPlaceChange({ ...place, period: PERIODS.find((each) => each === id) ?? 'MONTH' })}
        />
        {report && (
          <Inline gap="x1">
            <Button ref={earlier} variant="secondary" onPress={() => goTo(report.previous.from)}>
              {t('period.earlier')}
            </Button>
            {hasLater && (
              <Button
                variant="secondary"
                onPress={() => {
                  isStepping.current = true;
                  goTo(report.to);
                }}
              >
                {t('period.later')}
              </Button>
            )}
          </Inline>
        )}
      </Inline>
      <Text size="sm" tone="muted" measure>
        {t(`basis.${place.basis}.means`)}
      </Text>
    </Stack>
  );
}
