export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { LoadingScreen } from './LoadingScreen.tsx';
export type { LoadingScreenProps } from './LoadingScreen.tsx';
