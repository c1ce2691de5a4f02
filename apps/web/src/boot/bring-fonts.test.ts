import { describe, expect, it } from 'vitest';
import { bringFonts } from './bring-fonts.ts';

const SCRIPT = 'https://care.example/assets/page-1.js';

/** A window with a font stylesheet and the transfer size of the page's script. */
function windowOf({ transferSize }: { transferSize: number }) {
  const sheet = { media: 'print' };
  const scope = {
    document: { querySelectorAll: (selector: string) => (selector === 'link[data-fonts]' ? [sheet] : []) },
    performance: { getEntriesByName: (name: string) => (name === SCRIPT ? [{ transferSize }] : []) },
  } as unknown as Window;
  return { scope, sheet };
}

/** What the page shows first, on demand. */
function firstShown() {
  let show = () => {};
  return { whenShown: (bring: () => void) => void (show = bring), show: () => show() };
}

describe('[FAST-2] the fonts of a page', () => {
  it.each([
    ['take nothing from what it shows first', SCRIPT],
    ['wait for it when it is unknown whether they are cached', 'https://care.example/assets/another.js'],
  ])('%s', (_, script) => {
    const { scope, sheet } = windowOf({ transferSize: 4000 });
    const { whenShown, show } = firstShown();
    bringFonts(scope, script, whenShown);
    expect(sheet.media).toBe('print');
    show();
    expect(sheet.media).toBe('all');
  });

  it('apply from the start when they are cached', () => {
    const { scope, sheet } = windowOf({ transferSize: 0 });
    bringFonts(scope, SCRIPT, () => expect.unreachable('They wait though they are cached.'));
    expect(sheet.media).toBe('all');
  });
});
