export { Slider } from './Slider.tsx';
export type { SliderProps, SliderTick } from './Slider.tsx';
export type { SliderValue } from './clamp-value.ts';
