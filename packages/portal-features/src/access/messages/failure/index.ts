import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type FailureMessage = keyof typeof en;

/** Texts of the page that is shown when something could not be loaded: they come with its code, since nothing else may arrive. */
export const useFailureText = createCatalogue<FailureMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
