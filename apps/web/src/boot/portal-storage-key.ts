/** The key in local storage (PORTAL-8). */
export const PORTAL_STORE_KEY = 'portal-store';
/** Of the form that is stored; another one is not ours. */
export const STORED_VERSION = 1;
/** Characters; ours is below 20,000. Longer text is not even parsed. */
export const LONGEST_STORED = 65_536;
