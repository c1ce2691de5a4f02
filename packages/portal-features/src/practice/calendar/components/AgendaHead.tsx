import { Button, Heading, IconButton, Inline } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useProviderCalendarText } from '../messages/index.ts';

export interface AgendaHeadProps {
  /** The first and the last day shown, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Called with 1 for the days after, -1 for the days before. */
  onTurn: (by: 1 | -1) => void;
  /** Called to go to today. */
  onToday: () => void;
}

/** The days of the agenda in words, and the way to the days before and after. */
export function AgendaHead({ from, to, onTurn, onToday }: AgendaHeadProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const day = (date: string) => format.date(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Inline gap="x1" align="center">
      <Heading level={2} aria-live="polite">
        {t('agenda.title', { from: day(from), to: day(to) })}
      </Heading>
      <IconButton label={t('agenda.previous')} icon={<ChevronLeft aria-hidden />} onPress={() => onTurn(-1)} />
      <Button variant="secondary" size="small" onPress={onToday}>
        {t('agenda.today')}
      </Button>
      <IconButton label={t('agenda.next')} icon={<ChevronRight aria-hidden />} onPress={() => onTurn(1)} />
    </Inline>
  );
}
