export { NightMark } from './NightMark.tsx';
export { useNightText } from './use-night-text.ts';
