/** How long an author may edit a text. */
const EDIT_WINDOW_MINUTES = 60;

/** How many posts one person may write in how many minutes. */
export const POST_LIMIT = { limit: 5, windowMinutes: 60 } as const;

/** A member with fewer published texts, or none older than a day, is new: their links are held. */
const SETTLED_AFTER = { written: 3, minutes: 24 * 60 } as const;

const MINUTE = 60_000;

/** Until when an author may edit a text, or null after that. */
export function editableUntil(createdAt: string, now: Date): Date | null {
  const end = new Date(Date.parse(createdAt) + EDIT_WINDOW_MINUTES * MINUTE);
  return end > now ? end : null;
}

/** When the next post may be written: null where it is now. `writtenAt` are the times of the person's posts. */
export function nextPostAt(writtenAt: readonly string[], now: Date): Date | null {
  const start = now.getTime() - POST_LIMIT.windowMinutes * MINUTE;
  const recent = writtenAt
    .map((at) => Date.parse(at))
    .filter((at) => at > start)
    .toSorted((first, second) => first - second);
  const oldest = recent.at(-POST_LIMIT.limit);
  return oldest === undefined ? null : new Date(oldest + POST_LIMIT.windowMinutes * MINUTE);
}

/** Whether a member is new. @param publishedAt Times of their texts that were not held. */
export function isNewcomer(publishedAt: readonly string[], now: Date): boolean {
  const settled = publishedAt.some((at) => now.getTime() - Date.parse(at) >= SETTLED_AFTER.minutes * MINUTE);
  return publishedAt.length < SETTLED_AFTER.written || !settled;
}

const link =
  /(?:https?:\/\/|www\.)\S|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{2,63}\.)+(?:com|org|net|info|io|co|me|ly|app|shop|store|online|site|xyz|biz|ru|tk|club)(?=$|[\s/?#:,.!)])/iu;

/** Whether a text contains a link, also without `https://`. An email address is not one. */
export function hasLink(text: string): boolean {
  return link.test(text);
}
