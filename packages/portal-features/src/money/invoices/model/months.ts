/** How many months a superbill is offered for; insurers take receipts for about a year. */
const OFFERED = 13;

/** The months that superbills are made for, `YYYY-MM`, this one first. @param today `YYYY-MM-DD` */
export function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: OFFERED }, (_, back) => {
    const place = year * 12 + month - 1 - back;
    return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
  });
}
