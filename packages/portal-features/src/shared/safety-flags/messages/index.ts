import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the answers about self-harm, as a provider is told of them. */
export const useSafetyText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
