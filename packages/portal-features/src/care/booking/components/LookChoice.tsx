import { Button, up } from '@sakina/design-system';
import { CalendarDays, ListOrdered } from 'lucide-react';
import styled from 'styled-components';
import { useBookingText } from '../messages/index.ts';
import type { BookingView } from '../model/opening.ts';

export interface LookChoiceProps {
  /** How times are shown. */
  view: BookingView;
  /** Called with the other view; everything chosen and typed is kept. */
  onChange: (view: BookingView) => void;
}

/** On wider screens both views show the month, so there is nothing to switch. */
const OnPhone = styled.div`
  @media ${up.md} { display: none; }
`;

/** Switches between the steps and the month on a phone; the booking stays the same. */
export function LookChoice({ view, onChange }: LookChoiceProps) {
  const t = useBookingText();
  const other = view === 'calendar' ? 'steps' : 'calendar';
  const Icon = other === 'calendar' ? CalendarDays : ListOrdered;
  return (
    <OnPhone>
      <Button variant="secondary" size="small" onPress={() => onChange(other)}>
        <Icon aria-hidden />
        {t(`time.look.${other}`)}
      </Button>
    </OnPhone>
  );
}
