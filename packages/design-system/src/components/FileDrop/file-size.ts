const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people read it: '2.4 MB'. Steps of a thousand, as file managers count. */
export function fileSize(bytes: number, locale: string): string {
  const safe = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  const step = Math.min(UNITS.length - 1, safe < 1000 ? 0 : Math.floor(Math.log10(safe) / 3));
  const amount = safe / 1000 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0,
  }).format(amount);
}
