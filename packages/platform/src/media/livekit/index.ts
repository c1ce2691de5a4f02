export { connectLiveKit } from './connect.ts';
export type { LiveKitOptions } from './connect.ts';
export { startEncryptionWorker } from './encryption.ts';
