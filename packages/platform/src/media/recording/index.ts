export { startCapture } from './capture.ts';
export type { Capture } from './capture.ts';
export { createPartUploads } from './part-uploads.ts';
export type { CapturedPart, PartPlace, PartStore, PartUploads } from './part-uploads.ts';
export { recordingKind } from './recorder.ts';
export { sendUntilHeard } from './retry.ts';
