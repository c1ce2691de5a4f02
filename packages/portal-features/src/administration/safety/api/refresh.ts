/** How often alerts are read by themselves, in milliseconds: administrators have no realtime events. */
export const REFRESH_MS = 15_000;
