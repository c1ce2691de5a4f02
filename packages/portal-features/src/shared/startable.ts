/** How far ahead of its start a provider may start a session, in milliseconds (CALL-14: no more than a day). */
export const STARTABLE_AHEAD_MS = 24 * 3_600_000;
