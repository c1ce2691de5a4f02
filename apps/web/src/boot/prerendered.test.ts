import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPrerendered, onFirstControl, pointerRelease, typedOn } from './prerendered.ts';
import type { Typed } from './prerendered.ts';

const sent = (page: string | undefined, lang: string) =>
  ({ dataset: page === undefined ? {} : { page }, lang }) as HTMLElement;

describe('a prerendered page [FAST-2]', () => {
  it.each([
    ['/about', 'en-US', '/about', 'en', true],
    ['/about', 'en-US', '/about/', 'en', true],
    ['/', 'ar-AE', '/', 'ar', true],
    ['/about', 'en-US', '/about', 'ar', false],
    ['/about', 'en-US', '/team', 'en', false],
    [undefined, 'en-US', '/', 'en', false],
  ])('%s in %s, requested as %s in %s: is hydrated is %s', (page, lang, pathname, language, expected) => {
    expect(isPrerendered(sent(page, lang), pathname, language)).toBe(expected);
  });
});

describe('text typed before the app has loaded', () => {
  const type = (...values: string[]) => {
    const { before, now } = values.reduce<Typed | undefined>(typedOn, undefined) ?? { before: '', now: '' };
    return before + now;
  };

  it('is the last value', () => expect(type('i', 'in', 'ins')).toBe('ins'));
  it('is joined where the field was emptied in between', () => expect(type('i', 'in', 'ins', 'u', 'ur')).toBe('insur'));
  it('stays deleted', () => expect(type('in', 'i', '', 'b')).toBe('b'));
});

/** As much of a button as is asked for here. */
class FakeButton {
  readonly isConnected = true;
  readonly click = vi.fn<() => void>();
  closest = (selector: string) => (selector.startsWith('button') ? this : null);
  matches = () => false;
}

describe('the first use of a control', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Element', FakeButton);
    vi.stubGlobal('HTMLInputElement', class {});
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function openPage(load: () => Promise<unknown> = () => Promise.resolve()) {
    const document = Object.assign(new EventTarget(), { querySelector: () => null }) as unknown as Document;
    const button = new FakeButton();
    const takeover = {
      load: vi.fn<() => Promise<unknown>>(load),
      hydrate: vi.fn<() => Promise<void>>(() => Promise.resolve()),
      released: pointerRelease(document),
    };
    onFirstControl(document, takeover);
    /** Resolves once everything that follows has run. @returns whether the page prevented the event. */
    const fire = async (kind: string, target: unknown = button) => {
      const event = Object.defineProperty(new Event(kind, { cancelable: true }), 'target', { value: target });
      document.dispatchEvent(event);
      await vi.advanceTimersByTimeAsync(50);
      return event.defaultPrevented;
    };
    return { button, fire, ...takeover };
  }

  it('loads at pointerdown, hydrates after the release, and presses the control once [FAST-1]', async () => {
    const { button, fire, load, hydrate } = openPage();
    await fire('pointerdown');
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).not.toHaveBeenCalled();
    void fire('pointerup');
    expect(hydrate).not.toHaveBeenCalled();
    expect(await fire('click')).toBe(true);
    expect(hydrate).toHaveBeenCalledOnce();
    expect(button.click).toHaveBeenCalledOnce();
    // From now on clicks go to React.
    expect(await fire('click')).toBe(false);
    expect(button.click).toHaveBeenCalledOnce();
  });

  it('presses nothing if the press ends elsewhere', async () => {
    const { button, fire, hydrate } = openPage();
    await fire('pointerdown');
    await fire('pointerup', new FakeButton());
    expect(hydrate).toHaveBeenCalledOnce();
    expect(button.click).not.toHaveBeenCalled();
  });

  it('hydrates for the keyboard at focus [CARE-8]', async () => {
    const { fire, hydrate } = openPage();
    await fire('focusin');
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('only loads while a pointer rests on a control', async () => {
    const { fire, load, hydrate } = openPage();
    await fire('pointerover');
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).not.toHaveBeenCalled();
    await fire('click');
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it.each(['pointercancel', 'contextmenu', 'dragend'])('counts %s as a release', async (kind) => {
    const { fire, hydrate } = openPage();
    await fire('pointerdown');
    await fire(kind);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('loads again at the next press if the app did not arrive [SEC-19]', async () => {
    let isOnline = false;
    const { button, fire, load } = openPage(() =>
      isOnline ? Promise.resolve() : Promise.reject(new Error('offline')),
    );
    await fire('click');
    expect(button.click).not.toHaveBeenCalled();
    isOnline = true;
    await fire('click');
    expect(load).toHaveBeenCalledTimes(2);
    expect(button.click).toHaveBeenCalledOnce();
  });
});
