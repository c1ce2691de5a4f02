/**
 * Loads the fonts of a page once it shows what it is for: on a slow connection they would delay it (FAST-2). For
 * returning visitors, who have them cached, they apply from the start.
 * @param script Address of the page's script, which is cached together with the fonts.
 * @param then Calls back when the page shows it: a prerendered page when it is painted, the app with its first data.
 */
export function bringFonts(scope: Window, script: string, then: (bring: () => void) => void): void {
  const sheets = scope.document.querySelectorAll<HTMLLinkElement>('link[data-fonts]');
  const bring = () => {
    for (const sheet of sheets) sheet.media = 'all';
  };
  const isKept = scope.performance
    .getEntriesByName(script, 'resource')
    .some((entry) => 'transferSize' in entry && entry.transferSize === 0);
  if (isKept) bring();
  else then(bring);
}
