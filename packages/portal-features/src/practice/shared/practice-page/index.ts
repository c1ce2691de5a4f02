export { PracticePage } from './PracticePage.tsx';
export type { PracticePageProps } from './PracticePage.tsx';
