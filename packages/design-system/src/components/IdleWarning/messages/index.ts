import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/**
 * The words of the question before an idle session ends. They come with the code: it may be asked without a connection.
 */
export const useIdleWarningText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
