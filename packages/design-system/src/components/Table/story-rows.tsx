/** For the stories of the table; nothing of the product imports it. */
import { Badge } from '@sakina/design-system';
import type { BadgeTone, TableColumn } from '@sakina/design-system';

/** A row of the example. */
export interface Row {
  id: string;
  client: string;
  provider: string;
  when: string;
  minutes: number;
  fee: string;
  status: string;
  tone: BadgeTone;
}

/** Four sessions. */
export const rows: Row[] = [
  {
    id: 'SES-2041',
    client: 'Omar Al-Rashid',
    provider: 'Dr. Leila Haddad',
    when: '12 Mar 2026, 14:30',
    minutes: 50,
    fee: 'AED 350.00',
    status: 'Completed',
    tone: 'success',
  },
  {
    id: 'SES-2042',
    client: 'نور المصري',
    provider: 'Imam Yusuf Karim',
    when: '12 Mar 2026, 16:00',
    minutes: 30,
    fee: 'AED 0.00',
    status: 'In progress',
    tone: 'info',
  },
  {
    id: 'SES-2043',
    client: 'Maximiliane von Hohenstein-Rosenberg',
    provider: 'Amina Okafor',
    when: '13 Mar 2026, 09:15',
    minutes: 45,
    fee: 'AED 180.00',
    status: 'Canceled',
    tone: 'danger',
  },
  {
    id: 'SES-2044',
    client: 'Tomás Silva',
    provider: 'Dr. Leila Haddad',
    when: '13 Mar 2026, 11:00',
    minutes: 50,
    fee: 'AED 350.00',
    status: 'Unsigned',
    tone: 'warning',
  },
];

/** The columns in English. */
export const columns: TableColumn<Row>[] = [
  { id: 'client', header: 'Client', cell: (row) => row.client, rowHeader: true, sortable: true },
  { id: 'provider', header: 'Provider', cell: (row) => row.provider, sortable: true },
  { id: 'when', header: 'When (Dubai)', cell: (row) => row.when, sortable: true, width: 'narrow' },
  { id: 'minutes', header: 'Minutes', cell: (row) => row.minutes, align: 'end', sortable: true, hideBelow: 'md' },
  { id: 'fee', header: 'Fee', cell: (row) => row.fee, align: 'end', width: 'narrow' },
  { id: 'status', header: 'Status', cell: (row) => <Badge tone={row.tone}>{row.status}</Badge>, width: 'narrow' },
];

/** Two sessions in Arabic. */
export const arabic: Row[] = [
  {
    id: 'SES-2051',
    client: 'نور المصري',
    provider: 'Dr. Idris Benali',
    when: '24 نوفمبر 2026، 2:30 م',
    minutes: 50,
    fee: '120.00 US$',
    status: 'مكتملة',
    tone: 'success',
  },
  {
    id: 'SES-2052',
    client: 'Tomás Silva',
    provider: 'الإمام يوسف كريم',
    when: '24 نوفمبر 2026، 4:00 م',
    minutes: 30,
    fee: '0.00 US$',
    status: 'ملغاة',
    tone: 'danger',
  },
];

/** The heads of the columns in Arabic. */
export const heads = {
  client: 'العميل',
  provider: 'المعالج',
  when: 'الموعد (نيويورك)',
  minutes: 'الدقائق',
  fee: 'الأجر',
  status: 'الحالة',
} as const;
