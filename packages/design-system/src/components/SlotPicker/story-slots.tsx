/** For the stories of the slots; nothing of the product imports it. */
import { useState } from 'react';
import { SlotPicker } from '@sakina/design-system';
import type { SlotDay, SlotPickerProps } from '@sakina/design-system';

/** The times of a day, each with the hour in Istanbul. */
export const hours = (day: string, times: [string, string][]) =>
  times.map(([label, there]) => ({ id: `${day} ${label}`, label, secondaryLabel: `${there} in Istanbul` }));

/** Five days, one of them without a free time. */
export const days: SlotDay[] = [
  {
    date: '2026-11-24',
    label: 'Tuesday 24 November',
    slots: hours('24', [
      ['9:00 AM', '5:00 PM'],
      ['10:00 AM', '6:00 PM'],
      ['11:30 AM', '7:30 PM'],
      ['1:00 PM', '9:00 PM'],
      ['2:30 PM', '10:30 PM'],
      ['4:00 PM', '12:00 AM, Wednesday'],
    ]),
  },
  { date: '2026-11-25', label: 'Wednesday 25 November', slots: [] },
  {
    date: '2026-11-26',
    label: 'Thursday 26 November',
    slots: hours('26', [
      ['9:00 AM', '5:00 PM'],
      ['10:00 AM', '6:00 PM'],
    ]),
  },
  { date: '2026-11-27', label: 'Friday 27 November', slots: hours('27', [['3:30 PM', '11:30 PM']]) },
  {
    date: '2026-11-30',
    label: 'Monday 30 November',
    slots: hours('30', [
      ['9:00 AM', '5:00 PM'],
      ['4:00 PM', '12:00 AM, Tuesday'],
    ]),
  },
];

/** A booking step, which keeps the day and the time. */
export function Step(args: SlotPickerProps) {
  const [slot, setSlot] = useState(args.value);
  const [date, setDate] = useState(args.selectedDate);
  return (
    <SlotPicker
      {...args}
      value={slot}
      onChange={(id) => {
        setSlot(id);
        args.onChange(id);
      }}
      selectedDate={date}
      onSelectedDateChange={(next) => {
        setDate(next);
        args.onSelectedDateChange(next);
      }}
    />
  );
}
