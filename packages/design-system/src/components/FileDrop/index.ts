export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.tsx';
export type { FileKind } from './file-kinds.ts';
export type { UploadedFile } from './file-rows.ts';
export type { Upload, UploadOptions } from './use-uploads.ts';
