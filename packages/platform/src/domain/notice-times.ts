/** How long the move of a session can be undone, in milliseconds. */
export const MOVE_UNDO_MS = 10_000;

/** Hours before a session at which its client is reminded of it. */
export const REMINDER_HOURS = [24, 1] as const;
