export { SlotPicker } from './SlotPicker.tsx';
export type { SlotPickerProps } from './SlotPicker.tsx';
export type { DayPart, Slot, SlotBand, SlotDay } from './slots.ts';
