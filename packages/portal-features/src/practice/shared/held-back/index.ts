export { HeldBackReason } from './HeldBackReason.tsx';
export type { HeldBackReasonProps } from './HeldBackReason.tsx';
export { SuspendedListing } from './SuspendedListing.tsx';
export type { SuspendedListingProps } from './SuspendedListing.tsx';
