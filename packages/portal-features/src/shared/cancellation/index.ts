export { CancellationFacts } from './CancellationFacts.tsx';
