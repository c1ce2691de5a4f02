import { useEffect } from 'react';
import type { DraftBook } from '../model/draft-book.ts';

/**
 * Saves when the tab is hidden or left, and when the connection returns; asks before a tab with unsaved text is closed.
 */
export function useSaveOnLeave(book: DraftBook): void {
  useEffect(() => {
    const flush = () => void book.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const askWhenUnsaved = (unload: BeforeUnloadEvent) => {
      if (book.getUnsaved() !== '') unload.preventDefault();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', askWhenUnsaved);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', askWhenUnsaved);
      flush();
    };
  }, [book]);
}
