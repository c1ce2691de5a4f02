export { UPLOAD_KINDS, uploadFailure } from './upload-failure.ts';
export { useUpload } from './use-upload.ts';
