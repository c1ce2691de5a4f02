import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalTheme } from '@sakina/design-system';
import { chooseColorScheme, followColorScheme, readColorScheme, showColorScheme } from './color-scheme.ts';
import { COLOR_SCHEME_KEY, firstScript } from './first-script.ts';

/** A page with what the choice changes, as far as it is changed. */
function pageWith(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[COLOR_SCHEME_KEY, stored]]);
  const dataset: Record<string, string> = {};
  const canvas = { content: 'light dark' };
  const bars = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: `(prefers-color-scheme: ${scheme})` }));
  const buttons = ['system', 'light', 'dark'].map((value) => ({ value, ariaPressed: String(value === 'system') }));
  const found: Readonly<Record<string, readonly object[]>> = {
    'meta[name="color-scheme"]': [canvas],
    'meta[data-scheme]': bars,
    '[data-choice="scheme"] > button': buttons,
  };
  const listeners = new Map<string, () => void>();
  const scope = {
    document: {
      documentElement: { dataset },
      querySelectorAll: (selector: string) => found[selector] ?? [],
      querySelector: (selector: string) => found[selector]?.[0] ?? null,
    } as unknown as Document,
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
    addEventListener: ((kind: string, listener: () => void) =>
      void listeners.set(kind, listener)) as Window['addEventListener'],
  };
  return { scope, values, dataset, canvas, bars, buttons, listeners };
}

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refused = { getItem: refusing, setItem: refusing, removeItem: refusing };

describe('[LOOK-2] day and night', () => {
  it.each([
    ['the system', undefined, 'system'],
    ['the day that was chosen', 'light', 'light'],
    ['the night that was chosen', 'dark', 'dark'],
  ] as const)('follow %s', (_what, stored, scheme) => {
    expect(readColorScheme(pageWith(stored).scope)).toBe(scheme);
  });

  it.each(['', 'DARK', 'system', '<script>', '{"scheme":"dark"}', 'x'.repeat(100_000)])(
    '[SEC-10] follow the system where %j is stored',
    (stored) => {
      expect(readColorScheme(pageWith(stored).scope)).toBe('system');
    },
  );

  it.each([
    ['system', undefined, 'light dark', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
    ['light', 'light', 'light', ['all', 'not all']],
    ['dark', 'dark', 'dark', ['not all', 'all']],
  ] as const)(
    'are shown as %s on the root, on the canvas, in the browser’s bar and on the buttons',
    (scheme, attribute, content, media) => {
      const { scope, dataset, canvas, bars, buttons } = pageWith();
      // Whatever was shown before.
      showColorScheme(scope.document, 'dark');
      showColorScheme(scope.document, scheme);
      expect(dataset['colorScheme']).toBe(attribute);
      expect(canvas.content).toBe(content);
      expect(bars.map((bar) => bar.media)).toEqual(media);
      expect(buttons.filter(({ ariaPressed }) => ariaPressed === 'true').map(({ value }) => value)).toEqual([scheme]);
    },
  );

  it('are kept on the device by one word, and forgotten where the system is chosen', () => {
    const { scope, values } = pageWith();
    chooseColorScheme(scope, 'dark');
    expect([...values]).toEqual([[COLOR_SCHEME_KEY, 'dark']]);
    chooseColorScheme(scope, 'system');
    expect([...values]).toEqual([]);
  });

  it('[SEC-10] are chosen for this page where the storage is refused, and stay when it is shown again', () => {
    const { scope, dataset, listeners } = pageWith();
    const closed = { ...scope, localStorage: refused };
    followColorScheme(closed);
    chooseColorScheme(closed, 'dark');
    expect(dataset['colorScheme']).toBe('dark');
    listeners.get('pageshow')?.();
    expect(dataset['colorScheme']).toBe('dark');
  });

  it.each(['storage', 'pageshow'])('follow what another tab has chosen, by the event %s', (kind) => {
    const { scope, values, dataset, listeners } = pageWith('dark');
    followColorScheme(scope);
    expect(dataset['colorScheme']).toBe('dark');
    values.set(COLOR_SCHEME_KEY, 'light');
    listeners.get(kind)?.();
    expect(dataset['colorScheme']).toBe('light');
    values.clear();
    listeners.get(kind)?.();
    expect(dataset['colorScheme']).toBeUndefined();
  });
});

describe('[LOOK-2] the script before the first paint', () => {
  const run = (page: ReturnType<typeof pageWith>, storage: object = page.scope.localStorage) => {
    (Reflect.construct(Function, ['localStorage', 'document', firstScript]) as (...parts: unknown[]) => void)(
      storage,
      page.scope.document,
    );
  };

  it.each([undefined, 'light', 'dark', 'system', '', 'DARK', '<script>'])('shows %j as the app does', (stored) => {
    const [early, late] = [pageWith(stored), pageWith(stored)];
    run(early);
    followColorScheme(late.scope);
    expect(early.dataset['colorScheme']).toBe(late.dataset['colorScheme']);
    expect(early.canvas.content).toBe(late.canvas.content);
  });

  it('[SEC-10] stops nothing where the storage is refused', () => {
    const page = pageWith();
    expect(() => run(page, refused)).not.toThrow();
    expect(page.dataset).toEqual({});
  });
});

it.each(['index.html', 'page.html'])(
  '[LOOK-2] %s names the colors of the tokens for the browser’s bar, and both schemes',
  (file) => {
    const html = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const bar = (scheme: string) =>
      new RegExp(`name="theme-color" content="([^"]+)"[^>]*data-scheme="${scheme}"`).exec(html)?.[1];
    expect(bar('light')).toBe(portalTheme.color.primary.value);
    expect(bar('dark')).toBe(portalTheme.night.color.canvas.value);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html.indexOf('<!--first-script-->')).toBeGreaterThan(html.indexOf('data-scheme="dark"'));
  },
);
