const cache = new Map<string, Intl.DateTimeFormat>();

/** A format of dates, made once: such objects are slow to make, and a list of slots asks for hundreds. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    cache.set(key, format);
  }
  return format;
}
