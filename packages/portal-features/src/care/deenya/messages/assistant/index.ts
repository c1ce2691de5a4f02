import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the assistant, apart from the others: where its flag is off not even they are loaded (FRAME-8). */
export const useAssistantText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
