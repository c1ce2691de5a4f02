import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The words of the quick exit. They come with the code: it has to stand when nothing can be loaded. */
export const useQuickExitText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
