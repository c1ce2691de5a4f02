import type { Report, ReportColumn } from '@sakina/platform/contract';

type Cell = string | number | null;

/** A row as the screen shows it; the totals are the last one, as in the file. */
export interface ReportRow {
  id: string;
  cells: readonly Cell[];
}

/** The rows of a report in the order of its file, with its totals at the end. */
export function rowsOf({ rows, totals }: Pick<Report, 'rows' | 'totals'>): ReportRow[] {
  return [
    ...rows.map((cells, index) => ({ id: String(index), cells })),
    ...(totals ? [{ id: 'total', cells: totals }] : []),
  ];
}

/** Columns whose heading is known in every language; others keep the server's. */
const COLUMNS = [
  'month',
  'payments',
  'insurance',
  'refunds',
  'adjustments',
  'fees',
  'net',
  'date',
  'client',
  'service',
  'mode',
  'status',
  'minutes',
  'price',
  'first',
  'last',
  'completed',
  'cancelled',
  'missed',
  'ahead',
  'instrument',
  'score',
  'severity',
  'change',
  'insurer',
  'charge',
  'allowed',
  'paid',
  'patient',
] as const;

/** The known name of a column, or undefined. */
export function knownColumn({ key }: Pick<ReportColumn, 'key'>): (typeof COLUMNS)[number] | undefined {
  return COLUMNS.find((column) => column === key);
}

/**
 * Words that the server writes into cells, in English: states, ways to meet, severities, and the name of the totals.
 */
const WORDS = {
  Online: 'online',
  'In person': 'inPerson',
  'To be confirmed': 'pending',
  Booked: 'booked',
  'Under way': 'underWay',
  Completed: 'completed',
  Cancelled: 'cancelled',
  'Not attended': 'missed',
  submitted: 'submitted',
  accepted: 'accepted',
  paid: 'paid',
  'partially paid': 'partiallyPaid',
  denied: 'denied',
  reversed: 'reversed',
  minimal: 'minimal',
  mild: 'mild',
  moderate: 'moderate',
  'moderately severe': 'moderatelySevere',
  severe: 'severe',
} as const;

type Word = (typeof WORDS)[keyof typeof WORDS];
const WORDED = new Set(['mode', 'status', 'severity']);
const known = new Map<string, Word>(Object.entries(WORDS));

/** What a cell says in every language, or undefined where it is a name: no one's name is taken for a word. */
export function knownWord({ key }: Pick<ReportColumn, 'key'>, cell: Cell): Word | undefined {
  return WORDED.has(key) && typeof cell === 'string' ? known.get(cell) : undefined;
}
