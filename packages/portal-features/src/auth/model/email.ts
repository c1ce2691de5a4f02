/** Whether a text can be an e-mail address: something, an @, a domain with a dot. The server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}
