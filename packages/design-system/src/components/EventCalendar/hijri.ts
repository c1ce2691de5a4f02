// One reckoning for every calendar here: that of the date picker.
export { toHijri } from '../DatePicker/hijri.ts';
export type { HijriDay as HijriDate } from '../DatePicker/hijri.ts';
