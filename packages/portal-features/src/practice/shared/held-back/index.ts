export { HeldBackReason } from './HeldBackReason.tsx';
export type { HeldBackReasonProps } from './HeldBackReason.tsx';
