export { itemField, QuestionnaireForm } from './QuestionnaireForm.tsx';
export type { QuestionnaireFormProps } from './QuestionnaireForm.tsx';
export { bandOf, completeAnswers, noAnswers, openItems, scoreOf, selfHarmAnswer } from './score.ts';
export type { MeasureAnswers } from './score.ts';
export { useMeasureWords, useSeverityText } from './use-measure-words.ts';
export type { MeasureWords } from './use-measure-words.ts';
