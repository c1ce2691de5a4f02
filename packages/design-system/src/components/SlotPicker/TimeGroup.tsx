import { useId } from 'react';
import type { Ref } from 'react';
import { RadioField } from 'react-aria-components/RadioGroup';
import { Choice, Part, PartName, Small, Time, TimeGrid } from './SlotPicker.styles.ts';
import { useSlotPickerText } from './messages/index.ts';
import type { DayPart, Slot, SlotBand } from './slots.ts';

interface TimeGroupProps {
  part: DayPart | undefined;
  slots: readonly Slot[];
  bands: readonly SlotBand[];
  firstRef: Ref<HTMLInputElement> | undefined;
}

/** The times of one part of the day, or of the whole day where it is not divided. A time inside a band says so. */
export function TimeGroup({ part, slots, bands, firstRef }: TimeGroupProps) {
  const t = useSlotPickerText();
  const nameId = useId();
  const grid = (
    <TimeGrid>
      {slots.map((slot, index) => {
        const band = bands.find((one) => one.id === slot.bandId);
        return (
          <RadioField
            key={slot.id}
            value={slot.id}
            isDisabled={slot.isDisabled ?? false}
            {...(firstRef && index === 0 ? { inputRef: firstRef } : {})}
          >
            <Choice data-banded={band ? true : undefined}>
              <Time>{slot.label}</Time>
              {slot.secondaryLabel && <Small>{slot.secondaryLabel}</Small>}
              {band && <Small>{band.label}</Small>}
            </Choice>
          </RadioField>
        );
      })}
    </TimeGrid>
  );
  if (!part) return grid;
  return (
    <Part role="group" aria-labelledby={nameId}>
      <PartName id={nameId}>{t(part)}</PartName>
      {grid}
    </Part>
  );
}
