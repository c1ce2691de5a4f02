import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type UpcomingMessage = keyof typeof en;

/** Texts of the pages whose screens are still to come. */
export const useUpcomingText = createCatalogue<UpcomingMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
