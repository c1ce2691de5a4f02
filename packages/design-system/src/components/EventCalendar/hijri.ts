// All calendars share the date picker's conversion.
export { toHijri } from '../DatePicker/hijri.ts';
export type { HijriDay as HijriDate } from '../DatePicker/hijri.ts';
