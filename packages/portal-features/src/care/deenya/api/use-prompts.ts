import { listJournalPrompts } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the questions to begin an entry from, in a language (CLOUD-137). */
export function usePrompts(language: 'en' | 'ar') {
  return useOperation(listJournalPrompts, { query: { language } });
}
