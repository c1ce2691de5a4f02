import { useDesignSystemText } from '../../messages/index.ts';
import { useSlotPickerText } from './messages/index.ts';
import { freeCount } from './slots.ts';
import type { SlotDay } from './slots.ts';

/** The text of a day: '6 free times', or that its times are not known yet. */
export function useDayText(): (day: SlotDay | undefined) => string {
  const t = useDesignSystemText();
  const own = useSlotPickerText();
  return (day) => {
    if (day?.state) return own(day.state === 'loading' ? 'dayLoading' : 'dayFailed');
    return t('freeTimes', { count: freeCount(day) });
  };
}
