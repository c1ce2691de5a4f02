import { RadioField } from 'react-aria-components/RadioGroup';
import { useEffect, useRef } from 'react';
import { Choice, DayField, Small, Strip, StripRow } from './SlotPicker.styles.ts';
import type { SlotDay } from './slots.ts';
import { useDayText } from './use-day-text.ts';

interface DayStripProps {
  label: string;
  days: readonly SlotDay[];
  selectedDate: string;
  onSelect: (date: string) => void;
}

/** The days as a row that scrolls under the thumb; for phones, where a month would push the times out of sight. */
export function DayStrip({ label, days, selectedDate, onSelect }: DayStripProps) {
  const tellDay = useDayText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-chosen]');
    if (row.current && chosen)
      row.current.scrollLeft += chosen.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 16;
  }, [selectedDate]);
  return (
    <Strip
      aria-label={label}
      orientation="horizontal"
      value={selectedDate}
      onChange={onSelect}
      validationBehavior="aria"
    >
      <StripRow ref={row}>
        {days.map((day) => (
          <DayField key={day.date} data-chosen={day.date === selectedDate || undefined}>
            <RadioField value={day.date}>
              <Choice>
                <span>{day.label}</span>
                <Small>{tellDay(day)}</Small>
              </Choice>
            </RadioField>
          </DayField>
        ))}
      </StripRow>
    </Strip>
  );
}
