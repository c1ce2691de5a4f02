export { NumericScale } from './NumericScale.tsx';
export type { NumericScaleProps } from './NumericScale.tsx';
export { RatingMatrix } from './RatingMatrix.tsx';
export type { RatingAnswers, RatingMatrixProps, RatingQuestion } from './RatingMatrix.tsx';
export { RatingScale } from './RatingScale.tsx';
export type { RatingScaleProps } from './RatingScale.tsx';
export type { ScalePoint } from './scale-point.ts';
