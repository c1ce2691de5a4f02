import type { DataColumn } from './types.ts';

/** A booked session, as the stories and measurements of the table show it. */
export interface ExampleRow {
  id: string;
  client: string;
  provider: string;
  day: string;
  minutes: number;
  fee: number;
  status: 'completed' | 'booked' | 'cancelled' | 'unsigned';
  note: string;
}

const GIVEN = [
  'Omar',
  'Layla',
  'Amina',
  'Yusuf',
  'Nadia',
  'Tomás',
  'Noor',
  'Maximiliane',
  'Grace',
  'Hana',
  'Ibrahim',
  'Sofía',
  'Daniel',
  'Zeynep',
  'Kwame',
  'Ingrid',
  'Salma',
];
const FAMILY = [
  'Haddad',
  'Al-Rashid',
  'Okafor',
  'Silva',
  'von Hohenstein-Rosenberg',
  'Karim',
  'El-Masri',
  'Rahman',
  'Levy',
  'Chen',
  'O’Brien',
  'Demir',
  'Mensah',
];
const ARABIC = [
  'نور المصري',
  'سلمى الحدّاد',
  'يوسف عبد الرحمن القرشي',
  'أمينة كريم',
  'عمر الراشد',
  'هدى منصور',
  'إبراهيم درويش',
];
const PROVIDERS = ['Dr. Leila Haddad', 'Imam Yusuf Karim', 'Amina Okafor', 'Dr. Samuel Levy', 'د. هدى سالم'];
const STATUSES = ['completed', 'completed', 'booked', 'completed', 'cancelled', 'unsigned'] as const;
const NOTES = [
  '',
  'Prefers to be called in the morning',
  '',
  'Interpreter booked: Arabic',
  '',
  'Referred by the school',
  'Second session of the intake, together with her mother',
];
const FEES = [180, 0, 95.5, 120, 240, 75];
const FIRST_DAY = Date.UTC(2025, 0, 1);

function pick<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

/**
 * Sessions by a rule, so that every run has the same ones.
 * @param count How many.
 * @param names Every ninth name is Arabic, or all of them.
 */
export function exampleRows(count: number, names: 'mixed' | 'arabic' = 'mixed'): ExampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `SES-${String(10_000 + index)}`,
    client:
      names === 'arabic' || index % 9 === 4
        ? pick(ARABIC, index * 3)
        : `${pick(GIVEN, index * 7 + 3)} ${pick(FAMILY, index * 5 + 1)}`,
    provider: pick(PROVIDERS, index * 3 + Math.floor(index / 8)),
    day: new Date(FIRST_DAY + ((index * 37) % 690) * 86_400_000).toISOString().slice(0, 10),
    minutes: pick([50, 30, 45, 90], index * 3 + Math.floor(index / 5)),
    fee: pick(FEES, index * 11 + Math.floor(index / 4)),
    status: pick(STATUSES, index * 5 + Math.floor(index / 6)),
    note: pick(NOTES, index),
  }));
}

const money = new Map<string, Intl.NumberFormat>();

function dollars(amount: number, locale: string): string {
  const format = money.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  money.set(locale, format);
  return format.format(amount);
}

/** The columns of these rows, with words of one language. */
export function exampleColumns(words: 'en' | 'ar' = 'en'): DataColumn<ExampleRow>[] {
  const [id, client, provider, day, minutes, fee, status, note, completed, booked, cancelled, unsigned] =
    words === 'ar'
      ? ([
          'الرقم',
          'العميل',
          'مقدّم الرعاية',
          'اليوم',
          'الدقائق',
          'الأجر',
          'الحالة',
          'ملاحظة',
          'تمّت',
          'محجوزة',
          'أُلغيت',
          'بلا توقيع',
        ] as const)
      : ([
          'Number',
          'Client',
          'Provider',
          'Day',
          'Minutes',
          'Fee',
          'Status',
          'Note',
          'Completed',
          'Booked',
          'Cancelled',
          'Unsigned',
        ] as const);
  return [
    {
      id: 'client',
      header: client,
      kind: 'text',
      value: (row) => row.client,
      isRowHeader: true,
      width: 208,
      pin: 'start',
    },
    { id: 'id', header: id, kind: 'text', value: (row) => row.id, width: 128 },
    { id: 'provider', header: provider, kind: 'text', value: (row) => row.provider, width: 176 },
    { id: 'day', header: day, kind: 'date', value: (row) => row.day, width: 144 },
    { id: 'minutes', header: minutes, kind: 'number', value: (row) => row.minutes, width: 120 },
    {
      id: 'fee',
      header: fee,
      kind: 'number',
      value: (row) => row.fee,
      format: (row, { locale }) => dollars(row.fee, locale),
      width: 128,
    },
    {
      id: 'status',
      header: status,
      kind: 'choice',
      value: (row) => row.status,
      width: 144,
      options: [
        { id: 'completed', label: completed },
        { id: 'booked', label: booked },
        { id: 'cancelled', label: cancelled },
        { id: 'unsigned', label: unsigned },
      ],
    },
    {
      id: 'note',
      header: note,
      kind: 'text',
      value: (row) => row.note,
      width: 240,
      isPrivate: true,
      isHiddenAtFirst: true,
    },
  ];
}
