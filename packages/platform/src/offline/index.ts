export { LOOK_AGAIN_MS, watchConnection } from './connection.ts';
export type { Connection, ConnectionPorts } from './connection.ts';
export { createOfflineCopies } from './copy.ts';
export type { Copy, CopyName, KeptSession, OfflineCopies } from './copy.ts';
export { createOutbox, OUTBOX_CHANNEL, readOutbox, SEND_AGAIN_MS } from './outbox.ts';
export type { Outbox, OutboxPorts } from './outbox.ts';
export { queuedWrite, queuedWrites } from './queued-writes.ts';
export type { NewWrite, WaitingWrite } from './waiting-write.ts';
