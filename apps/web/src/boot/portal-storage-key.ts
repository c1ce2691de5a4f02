/** Key in local storage (PORTAL-8). */
export const PORTAL_STORE_KEY = 'portal-store';
/** Version of the stored format; any other is ignored. */
export const STORED_VERSION = 1;
/** Length limit in characters; real content is below 20,000. Longer text is not parsed. */
export const LONGEST_STORED = 65_536;
