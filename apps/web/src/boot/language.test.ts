import { describe, expect, it } from 'vitest';
import { LANGUAGE_KEY, readLanguage, rememberLanguage } from './language.ts';
import type { LanguageScope } from './language.ts';

function storage(value?: string) {
  const values = new Map(value === undefined ? [] : [[LANGUAGE_KEY, value]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, next: string) => void values.set(key, next),
    removeItem: (key: string) => void values.delete(key),
  };
}

function browser({
  search = '',
  device,
  tab,
  languages = ['en-GB'],
}: {
  search?: string;
  device?: string;
  tab?: string;
  languages?: string[];
}): LanguageScope {
  return {
    location: { search },
    navigator: { languages },
    localStorage: storage(device),
    sessionStorage: storage(tab),
  };
}

describe('[FAST-2] the language that a page begins in', () => {
  it.each([
    ['the browser’s', {}, 'en-GB'],
    ['what was chosen on this device', { device: 'ar' }, 'ar-AE'],
    ['what the address asked for in this tab', { device: 'en', tab: 'ar' }, 'ar-AE'],
    ['what the address asks for', { search: '?lang=ar', device: 'en', tab: 'en' }, 'ar-AE'],
    ['what was chosen, where the address asks for what is not spoken', { search: '?lang=tlh', device: 'ar' }, 'ar-AE'],
    ['what was chosen, where the address asks for nothing', { search: '?lang=', device: 'ar' }, 'ar-AE'],
    ['the first that is asked for', { search: '?lang=ar&lang=en' }, 'ar-AE'],
  ] as const)('is %s', (_what, parts, locale) => {
    expect(readLanguage(browser(parts)).locale).toBe(locale);
  });

  it('is kept for the tab when the address asks for it, and not for the device', () => {
    const scope = browser({ search: '?lang=ar' });
    readLanguage(scope);
    expect(readLanguage({ ...scope, location: { search: '' } }).language.code).toBe('ar');
    expect(scope.localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  });

  it('is kept on the device once it is chosen, whatever the address had asked for', () => {
    const scope = browser({ search: '?lang=ar' });
    readLanguage(scope);
    rememberLanguage(scope, 'en');
    expect(readLanguage({ ...scope, location: { search: '' } }).language.code).toBe('en');
  });

  it.each(['tlh', '<script>', '__proto__', '%00', 'x'.repeat(100_000), '{"ar":1}'])(
    '[SEC-10] is the browser’s over %j, which is not kept',
    (hostile) => {
      const scope = browser({ search: `?lang=${hostile}`, device: hostile, tab: hostile });
      expect(readLanguage(scope).locale).toBe('en-GB');
      expect(scope.sessionStorage.getItem(LANGUAGE_KEY)).toBe('en');
    },
  );

  it('[SEC-10] is the browser’s where the storages refuse', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const scope = { ...browser({ search: '?lang=ar' }), localStorage: refusing, sessionStorage: refusing };
    expect(readLanguage(scope).language.code).toBe('ar');
    expect(() => rememberLanguage(scope, 'en')).not.toThrow();
  });
});
