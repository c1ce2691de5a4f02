/** How long the browser has to read a file before its address is given up, in milliseconds. */
const READ_WITHIN_MS = 10_000;

/**
 * Hands a file to the browser, which saves it. A download needs an anchor; it is not in the document, so it takes no
 * focus.
 * @param mediaType Kind of the file, with its charset where it is text.
 */
export function saveFile(name: string, content: BlobPart, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
