export { TimeZonePicker } from './TimeZonePicker.tsx';
export type { TimeZonePickerProps } from './TimeZonePicker.tsx';
