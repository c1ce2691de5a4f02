import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts about cancelled sessions. */
export const useCancellationText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
