export { OfflineProvider, useSent, useWaitingWrites } from './offline.tsx';
export type { OfflineProviderProps, OfflineScope, Waiting, WaitingList } from './offline.tsx';
export { useOfflineCopy } from './use-offline-copy.ts';
export { useQueuedAction } from './use-queued-action.ts';
export type { QueuedAction, Sending } from './use-queued-action.ts';
