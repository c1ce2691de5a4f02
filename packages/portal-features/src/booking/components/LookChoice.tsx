import { Button, Inline } from '@sakina/design-system';
import { CalendarDays, ListOrdered } from 'lucide-react';
import { useBookingText } from '../messages/index.ts';
import type { BookingView } from '../model/opening.ts';

export interface LookChoiceProps {
  view: BookingView;
  /** Called with the other view; everything chosen and typed stays. */
  onChange: (view: BookingView) => void;
}

/** Turns between the steps and the month: one booking either way. */
export function LookChoice({ view, onChange }: LookChoiceProps) {
  const t = useBookingText();
  const other = view === 'calendar' ? 'steps' : 'calendar';
  const Icon = other === 'calendar' ? CalendarDays : ListOrdered;
  return (
    <Inline>
      <Button variant="secondary" size="small" onPress={() => onChange(other)}>
        <Icon aria-hidden />
        {t(`time.look.${other}`)}
      </Button>
    </Inline>
  );
}
