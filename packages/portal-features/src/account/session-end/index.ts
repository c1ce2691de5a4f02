export { IdleWarning } from './components/IdleWarning.tsx';
export type { IdleWarningProps } from './components/IdleWarning.tsx';
export { SessionCover } from './components/SessionCover.tsx';
export { UnsentQuestion } from './components/UnsentQuestion.tsx';
export type { UnsentQuestionProps } from './components/UnsentQuestion.tsx';
