import { painted } from './painted.ts';

/**
 * Has the fonts of a written page come once its words are seen, in what the device has: on a slow connection they would take from what
 * shows anything at all (FAST-2). Who was here before has them, and sees no other.
 * @param script Address of the script of the page. It lies beside the fonts: where it is kept, they are.
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
