import { loadCatalogues, LocaleProvider, setRootAttributes } from '@sakina/design-system';
import { chooseLanguage } from '@sakina/platform/domain';
import type { ChosenLanguage } from '@sakina/platform/domain';
import { FormatLocaleProvider } from '@sakina/platform/react/environment';
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rememberLanguage } from './language.ts';

export interface LanguageState extends ChosenLanguage {
  /** Whether the language that was chosen last could not be loaded. */
  readonly hasFailed: boolean;
  /** Changes the language by its code, once its texts are there; what stands on the page, and what is typed, stays. */
  readonly choose: (code: string) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Holds the language of the product. A change renders the texts anew and loads no page. */
export function LanguageProvider({ initial, children }: { initial: ChosenLanguage; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<string>(initial.language.code);

  const choose = useCallback(async (code: string) => {
    latest.current = code;
    const next = chooseLanguage({ asked: code, preferred: window.navigator.languages });
    // All of the open page's texts first: otherwise it would be replaced by a waiting screen, and lose what is typed.
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

/** The language in force, and the way to another. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}
