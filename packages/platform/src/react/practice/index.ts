export { PracticeClock } from './practice-clock.tsx';
