/** The bytes of a text in base64. */
export function bytesOf(contentBase64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
}
