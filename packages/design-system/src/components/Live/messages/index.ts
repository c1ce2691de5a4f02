import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What the parts of a live room and of its playback say by themselves. */
export const useLiveText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
