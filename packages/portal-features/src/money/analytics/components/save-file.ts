import type { Report } from '@sakina/platform/contract';

/** The bytes of a file that came as base64. */
function bytesOf(contentBase64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
}

/**
 * Hands the file of a report to the browser, which saves it. A download needs an anchor; it is never shown, so it takes
 * no focus.
 */
export function saveFile({ name, mediaType, contentBase64 }: Report['file']): void {
  const url = URL.createObjectURL(new Blob([bytesOf(contentBase64)], { type: mediaType }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
