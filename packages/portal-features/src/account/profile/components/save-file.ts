import type { DataExportFile } from '@sakina/platform/contract';
import { bytesOf } from '../model/file.ts';

/** Hands a file to the person. A download needs an anchor; it is never shown, so it takes no focus. */
export function saveFile({ name, mediaType, contentBase64 }: DataExportFile): void {
  const url = URL.createObjectURL(new Blob([bytesOf(contentBase64)], { type: `${mediaType};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
