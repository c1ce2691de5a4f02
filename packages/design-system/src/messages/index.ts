import { createCatalogue } from '../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The design system's own texts: what a component says by itself, such as 'Close'. */
export const useDesignSystemText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
