import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../boot/language-context.tsx';

/** Changes the language and removes `?lang=` from the address, so that the choice decides from now on. */
export function useChooseLanguage(): (code: string) => void {
  const { choose } = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (code) => {
      const asked = new URLSearchParams(location.search);
      if (asked.has('lang')) {
        asked.delete('lang');
        void navigate(
          { ...location, search: asked.toString() },
          { replace: true, preventScrollReset: true, state: location.state as unknown },
        );
      }
      void choose(code);
    },
    [choose, navigate, location],
  );
}
