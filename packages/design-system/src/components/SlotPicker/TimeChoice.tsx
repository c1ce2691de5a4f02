import { RadioField } from 'react-aria-components/RadioGroup';
import type { Ref } from 'react';
import { Button } from '../Button/index.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Choice, DayHead, Empty, Panel, Small, Time, TimeGrid, Times } from './SlotPicker.styles.ts';
import { freeCount } from './slots.ts';
import type { SlotDay } from './slots.ts';

interface TimeChoiceProps {
  day: SlotDay | undefined;
  value: string | null;
  onChange: (slotId: string) => void;
  emptyText: string;
  nextDay: SlotDay | undefined;
  onGoTo: (date: string) => void;
  /** Where the error of this choice stands, while there is one. */
  errorId?: string | undefined;
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** The times of one day as buttons of which one stays pressed; a day without times shows the way to one that has some. */
export function TimeChoice({ day, value, onChange, emptyText, nextDay, onGoTo, errorId, firstRef }: TimeChoiceProps) {
  const t = useDesignSystemText();
  const hasTimes = (day?.slots.length ?? 0) > 0;
  return (
    <Panel>
      {/* Always there, so that a screen reader hears another day's times without leaving the calendar. */}
      <DayHead aria-live="polite">
        <p>{day?.label ?? t('chooseDay')}</p>
        {day && <p>{t('freeTimes', { count: freeCount(day) })}</p>}
      </DayHead>
      {day && hasTimes && (
        <Times
          aria-label={t('timesOn', { day: day.label })}
          value={value}
          onChange={onChange}
          isInvalid={Boolean(errorId)}
          {...(errorId ? { 'aria-describedby': errorId } : {})}
          validationBehavior="aria"
        >
          <TimeGrid>
            {day.slots.map((slot, index) => (
              <RadioField key={slot.id} value={slot.id} isDisabled={slot.isDisabled ?? false} {...(firstRef && index === 0 ? { inputRef: firstRef } : {})}>
                <Choice>
                  <Time>{slot.label}</Time>
                  {slot.secondaryLabel && <Small>{slot.secondaryLabel}</Small>}
                </Choice>
              </RadioField>
            ))}
          </TimeGrid>
        </Times>
      )}
      {!hasTimes && (
        <Empty>
          <p>{emptyText}</p>
          {nextDay && <Button variant="secondary" onPress={() => onGoTo(nextDay.date)}>{t('goToNextFreeDay', { day: nextDay.label })}</Button>}
        </Empty>
      )}
    </Panel>
  );
}
