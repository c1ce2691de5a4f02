export { CancellationFacts } from './CancellationFacts.tsx';
export { useCancellationReason } from './use-cancellation-reason.ts';
