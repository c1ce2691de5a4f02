import { foldForSearch } from '@sakina/platform/locale';

/** Whether a name has every word that was typed, as searches fold them; with nothing typed every name fits. */
export function matches(name: string, typed: string): boolean {
  const text = foldForSearch(name);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
