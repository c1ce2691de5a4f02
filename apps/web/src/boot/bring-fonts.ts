import { painted } from './painted.ts';

/**
 * Loads the fonts of a prerendered page after its first paint: on a slow connection they would delay it (FAST-2). For
 * returning visitors, who have them cached, they apply from the start.
 * @param script Address of the page's script, which is cached together with the fonts.
 */
export function bringFonts(scope: Window & typeof globalThis, script: string): void {
  const sheets = scope.document.querySelectorAll<HTMLLinkElement>('link[data-fonts]');
  const bring = () => {
    for (const sheet of sheets) sheet.media = 'all';
  };
  const isKept = scope.performance
    .getEntriesByName(script, 'resource')
    .some((entry) => 'transferSize' in entry && entry.transferSize === 0);
  if (isKept) bring();
  else void painted(scope).then(bring);
}
