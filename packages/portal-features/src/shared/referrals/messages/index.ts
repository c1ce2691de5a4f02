import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of referrals; apart, so that screens without one do not load them (FAST-1). */
export const useReferralText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
