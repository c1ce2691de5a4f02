export { useNightQuestionText } from './messages/index.ts';
export { NightQuestion } from './NightQuestion.tsx';
export type { NightQuestionProps } from './NightQuestion.tsx';
export { useNight } from './use-night.ts';
export type { Night } from './use-night.ts';
