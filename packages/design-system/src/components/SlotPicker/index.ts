export { SlotPicker } from './SlotPicker.tsx';
export type { SlotPickerProps } from './SlotPicker.tsx';
export type { Slot, SlotDay } from './slots.ts';
