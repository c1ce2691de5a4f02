/** Decimal places of a currency: 2 for USD, 0 for JPY, 3 for KWD; 2 where the code is unknown. */
export function minorPlaces(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
