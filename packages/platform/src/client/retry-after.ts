const SECONDS = /^\d{1,10}$/;
/** The three date formats of HTTP (RFC 9110, 5.6.7). `Date.parse` alone would find a date in almost any text. */
const IMF_FIXDATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
/** Longer delays are not believed. */
const MAX_MS = 366 * 86_400_000;

function httpDate(text: string): number | null {
  if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return dateOrNull(text);
  return ASCTIME.test(text) ? dateOrNull(`${text} GMT`) : null;
}

function dateOrNull(text: string): number | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Parses Retry-After (RFC 9110, 10.2.3).
 * @param now Epoch milliseconds. A date is compared with the server’s own Date header if readable, so that a wrong
 *   local clock does not matter.
 * @returns Milliseconds, 0 for a past date; null if the header is missing or invalid.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (SECONDS.test(value)) return believable(Number(value) * 1000);
  const until = httpDate(value);
  if (until === null) return null;
  return believable(Math.max(0, until - (httpDate(headers.get('Date') ?? '') ?? now)));
}

function believable(milliseconds: number): number | null {
  return milliseconds <= MAX_MS ? milliseconds : null;
}
