import { Button } from '../Button/index.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Empty, TimeGrid } from './SlotPicker.styles.ts';
import { useSlotPickerText } from './messages/index.ts';
import type { SlotDay } from './slots.ts';

interface UnreadDayProps {
  day: SlotDay;
  state: 'loading' | 'failed';
  onRetry: ((date: string) => void) | undefined;
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder for the times of a day while they load, or an error when they could not be read. */
export function UnreadDay({ day, state, onRetry }: UnreadDayProps) {
  const t = useDesignSystemText();
  const own = useSlotPickerText();
  if (state === 'loading') {
    return (
      <LoadingRegion label={own('loadingDay', { day: day.label })}>
        <TimeGrid>
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" size="sm" />
          ))}
        </TimeGrid>
      </LoadingRegion>
    );
  }
  return (
    <Empty role="alert">
      <p>{own('failed', { day: day.label })}</p>
      {onRetry && (
        <Button variant="secondary" onPress={() => onRetry(day.date)}>
          {t('tryAgain')}
        </Button>
      )}
    </Empty>
  );
}
