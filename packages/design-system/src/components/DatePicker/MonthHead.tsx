import { startOfMonth, endOfMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { Head, Month, OtherMonth, Title, Turn } from './MonthCalendar.styles.ts';
import { hijriOffset, monthsText, shiftDay } from './hijri.ts';
import type { ShownDays } from './shown-day.ts';

interface MonthHeadProps {
  days: ShownDays;
  hasHijri: boolean;
  hijriOffsetDays: number | undefined;
}

/** The name of the month, in both calendars where there are two, between the buttons to the previous and next month. */
export function MonthHead({ days, hasHijri, hijriOffsetDays }: MonthHeadProps) {
  const t = useDesignSystemText();
  return (
    <Head>
      <Turn slot="previous" aria-label={t('previousMonth')}>
        <ChevronLeft aria-hidden />
      </Turn>
      <Title>
        <Month />
        {hasHijri && <Other days={days} offset={hijriOffset(hijriOffsetDays)} />}
      </Title>
      <Turn slot="next" aria-label={t('nextMonth')}>
        <ChevronRight aria-hidden />
      </Turn>
    </Head>
  );
}

/** The months of the other calendar that the month shown touches. */
function Other({ days, offset }: { days: ShownDays; offset: number }) {
  const { locale } = useLocale();
  const state = use(CalendarStateContext);
  if (!state) return null;
  const first = days.read(startOfMonth(state.visibleRange.start));
  const last = days.read(endOfMonth(state.visibleRange.start));
  const words =
    days.kind === 'hijri'
      ? monthsText(first, last, locale, 'gregorian')
      : monthsText(shiftDay(first, offset) ?? first, shiftDay(last, offset) ?? last, locale, 'hijri');
  return <OtherMonth>{words}</OtherMonth>;
}
