/** Whether a text is a plausible email address: something, an @, a domain with a dot. The server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}
