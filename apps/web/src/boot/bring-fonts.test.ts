import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringFonts } from './bring-fonts.ts';

const SCRIPT = 'https://care.example/assets/page-1.js';

/** A window that paints on demand, with a font stylesheet and the transfer size of the page's script. */
function windowOf({ transferSize }: { transferSize: number }) {
  const frames: FrameRequestCallback[] = [];
  const sheet = { media: 'print' };
  const scope = {
    document: { querySelectorAll: (selector: string) => (selector === 'link[data-fonts]' ? [sheet] : []) },
    performance: { getEntriesByName: (name: string) => (name === SCRIPT ? [{ transferSize }] : []) },
    setTimeout: (callback: () => void, limit?: number) => setTimeout(callback, limit),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    cancelAnimationFrame: () => undefined,
  } as unknown as Parameters<typeof bringFonts>[0];
  return { scope, sheet, paint: () => frames.splice(0).forEach((frame) => frame(0)) };
}

describe('[FAST-2] the fonts of a written page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('take nothing from the first paint', async () => {
    const { scope, sheet, paint } = windowOf({ transferSize: 4000 });
    bringFonts(scope, SCRIPT);
    await vi.advanceTimersByTimeAsync(100);
    expect(sheet.media).toBe('print');
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(sheet.media).toBe('all');
  });

  it('apply from the start when they are cached', () => {
    const { scope, sheet } = windowOf({ transferSize: 0 });
    bringFonts(scope, SCRIPT);
    expect(sheet.media).toBe('all');
  });

  it('load when it is unknown whether they are cached', async () => {
    const { scope, sheet } = windowOf({ transferSize: 4000 });
    bringFonts(scope, 'https://care.example/assets/another.js');
    expect(sheet.media).toBe('print');
    await vi.advanceTimersByTimeAsync(300);
    expect(sheet.media).toBe('all');
  });
});
