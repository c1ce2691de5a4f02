import { Info } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { BandList, DayHead, Empty, Notice, Panel, Times } from './SlotPicker.styles.ts';
import { TimeGroup } from './TimeGroup.tsx';
import { UnreadDay } from './UnreadDay.tsx';
import { useSlotPickerText } from './messages/index.ts';
import { bandedCount, groupByPart } from './slots.ts';
import type { SlotDay } from './slots.ts';
import { useDayText } from './use-day-text.ts';

interface TimeChoiceProps {
  /** The chosen day with the times shown. */
  day: SlotDay | undefined;
  /** The same day with every time, hidden or not. */
  wholeDay: SlotDay | undefined;
  value: string | null;
  onChange: (slotId: string) => void;
  emptyText: string;
  nextDay: SlotDay | undefined;
  onGoTo: (date: string) => void;
  areBandsHidden: boolean;
  onBandsHiddenChange: (areHidden: boolean) => void;
  onRetryDay: ((date: string) => void) | undefined;
  /** Where the error of this choice stands, while there is one. */
  errorId?: string | undefined;
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * The times of one day as buttons of which one stays pressed; a day without times shows the way to one that has some.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const {
    day,
    wholeDay,
    value,
    onChange,
    emptyText,
    nextDay,
    onGoTo,
    areBandsHidden,
    onBandsHiddenChange,
    onRetryDay,
    errorId,
    firstRef,
  } = props;
  const t = useDesignSystemText();
  const own = useSlotPickerText();
  const tellDay = useDayText();
  const slots = day?.state ? [] : (day?.slots ?? []);
  const marked = day?.state ? 0 : bandedCount(wholeDay);
  return (
    <Panel>
      {/* Always there, so that a screen reader hears another day's times without leaving the calendar. */}
      <DayHead aria-live="polite">
        <p>{day?.label ?? t('chooseDay')}</p>
        {day && <p>{tellDay(day)}</p>}
      </DayHead>
      {day?.notice && (
        <Notice>
          <Info aria-hidden />
          <div>{day.notice}</div>
        </Notice>
      )}
      {marked > 0 && (
        <div>
          <BandList>
            {wholeDay?.bands?.map((band) => (
              <li key={band.id}>{own('band', { label: band.label, span: band.span })}</li>
            ))}
          </BandList>
          <Checkbox value={areBandsHidden} onChange={onBandsHiddenChange}>
            {own('hideBands', { count: marked })}
          </Checkbox>
        </div>
      )}
      {day && slots.length > 0 && (
        <Times
          aria-label={t('timesOn', { day: day.label })}
          orientation="horizontal"
          value={value}
          onChange={onChange}
          isInvalid={Boolean(errorId)}
          {...(errorId ? { 'aria-describedby': errorId } : {})}
          validationBehavior="aria"
        >
          {groupByPart(slots).map((group, index) => (
            <TimeGroup
              key={group.part ?? 'all'}
              part={group.part}
              slots={group.slots}
              bands={day.bands ?? []}
              firstRef={index === 0 ? firstRef : undefined}
            />
          ))}
        </Times>
      )}
      {day?.state && <UnreadDay day={day} state={day.state} onRetry={onRetryDay} />}
      {!day?.state && slots.length === 0 && (
        <Empty>
          <p>{emptyText}</p>
          {nextDay && (
            <Button variant="secondary" onPress={() => onGoTo(nextDay.date)}>
              {t('goToNextFreeDay', { day: nextDay.label })}
            </Button>
          )}
        </Empty>
      )}
    </Panel>
  );
}
