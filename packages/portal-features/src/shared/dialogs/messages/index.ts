import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of dialogs that ask before an act. */
export const useDialogText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
