import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type FailureMessage = keyof typeof en;

/** Texts of the page for failed loads: bundled with its code, because a catalogue may fail to load too. */
export const useFailureText = createCatalogue<FailureMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
