import { loadCatalogues, LocaleProvider, setRootAttributes } from '@sakina/design-system';
import { chooseLanguage } from '@sakina/platform/domain';
import type { ChosenLanguage } from '@sakina/platform/domain';
import { FormatLocaleProvider } from '@sakina/platform/react/environment';
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rememberLanguage } from './language.ts';

export interface LanguageState extends ChosenLanguage {
  /** Whether the texts of the language chosen last failed to load. */
  readonly hasFailed: boolean;
  /** Changes the language by its code, once its texts have loaded; the page and everything typed stay. */
  readonly choose: (code: string) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Provides the language. A change renders the texts again without a page load. */
export function LanguageProvider({ initial, children }: { initial: ChosenLanguage; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<string>(initial.language.code);

  const choose = useCallback(async (code: string) => {
    latest.current = code;
    const next = chooseLanguage({ asked: code, preferred: window.navigator.languages });
    // Loads all texts of the open page first: otherwise it would suspend and lose what is typed.
    const isLoaded = await loadCatalogues(next.locale).then(
      () => true,
      () => false,
    );
    if (latest.current !== code) return;
    setFailed(!isLoaded);
    if (!isLoaded) return;
    rememberLanguage(window, next.language.code);
    setChosen(next);
  }, []);

  useLayoutEffect(() => {
    setRootAttributes(document.documentElement, { direction: chosen.language.direction, locale: chosen.locale });
  }, [chosen]);

  const state = useMemo(() => ({ ...chosen, hasFailed, choose }), [chosen, hasFailed, choose]);
  return (
    <LanguageContext value={state}>
      <LocaleProvider locale={chosen.locale}>
        <FormatLocaleProvider locale={chosen.locale}>{children}</FormatLocaleProvider>
      </LocaleProvider>
    </LanguageContext>
  );
}

/** The language in force, and the function that changes it. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}
