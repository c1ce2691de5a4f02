import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type AppMessage = keyof typeof en;

/** Texts of the frames and of the routes' titles. */
export const useAppText = createCatalogue<AppMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
