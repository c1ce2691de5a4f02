import { chargedPrice } from './charges.ts';
import type { ReportColumn, ReportOptions, ReportType } from '@sakina/platform/contract';
import { dateIn } from '../clock.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ledgerOf } from './ledger.ts';

type Cell = string | number | null;

/** The content of a report, before formatting. */
export interface ReportTable {
  title: string;
  columns: ReportColumn[];
  rows: Cell[][];
  totals: Cell[] | null;
}

interface Source {
  tables: Tables;
  provider: ProviderRow;
  options: ReportOptions;
  now: Date;
}

const column = (key: string, label: string, kind: ReportColumn['kind']): ReportColumn => ({ key, label, kind });

/** The total row: sums of numeric columns, a label in the first. */
function withTotals(title: string, columns: ReportColumn[], rows: Cell[][]): ReportTable {
  const sum = (index: number) =>
    rows.reduce((total, row) => total + (typeof row[index] === 'number' ? row[index] : 0), 0);
  const totals = columns.map(({ kind }, index): Cell =>
    index === 0 ? 'Total' : kind === 'MONEY' || kind === 'NUMBER' ? sum(index) : null,
  );
  return { title, columns, rows, totals };
}

/** Whether a record of a date (in the provider's zone) and a client belongs to the report. */
function partOf({ provider, options }: Source, at: string, clientId?: string | null): boolean {
  const day = dateIn(at, provider.timeZone).toString();
  return day >= options.from && day <= options.to && (options.clientId === undefined || options.clientId === clientId);
}

const dayOf = ({ provider }: Source, at: string) => dateIn(at, provider.timeZone).toString();
const byFirst = (rows: Cell[][]) =>
  rows.toSorted((first, second) => String(first[0]).localeCompare(String(second[0]), 'en'));

/** Income and refunds by month, from the ledger; payouts are not income. */
function revenue(source: Source): ReportTable {
  const months = new Map<
    string,
    [payments: number, insurance: number, refunds: number, adjustments: number, fees: number, net: number]
  >();
  const places = { PAYMENT: 0, INSURANCE_PAYMENT: 1, REFUND: 2, ADJUSTMENT: 3 } as const;
  for (const { kind, createdAt, amount, fee, net } of ledgerOf(source.tables, source.provider.id)) {
    if (kind === 'PAYOUT' || !partOf(source, createdAt, undefined)) continue;
    const month = dayOf(source, createdAt).slice(0, 7);
    const sums = months.get(month) ?? [0, 0, 0, 0, 0, 0];
    sums[places[kind]] += amount.amountMinor;
    sums[4] -= fee.amountMinor;
    sums[5] += net.amountMinor;
    months.set(month, sums);
  }
  const columns = [
    column('month', 'Month', 'TEXT'),
    column('payments', 'Client payments', 'MONEY'),
    column('insurance', 'Insurance', 'MONEY'),
    column('refunds', 'Refunds', 'MONEY'),
    column('adjustments', 'Adjustments', 'MONEY'),
    column('fees', 'Platform fees', 'MONEY'),
    column('net', 'Net', 'MONEY'),
  ];
  return withTotals('Revenue by month', columns, byFirst([...months].map(([month, sums]) => [month, ...sums])));
}

function ownSessions(source: Source) {
  return source.tables.appointments
    .all()
    .filter((row) => row.provider.id === source.provider.id && partOf(source, row.startsAt, row.client.id));
}

const statusWords = {
  PENDING: 'To be confirmed',
  CONFIRMED: 'Booked',
  IN_PROGRESS: 'Under way',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  NO_SHOW: 'Not attended',
} as const;

/** Every session of the period. Minutes and price count only if it was held. */
function sessions(source: Source): ReportTable {
  const columns = [
    column('date', 'Date', 'DATE'),
    column('client', 'Client', 'TEXT'),
    column('service', 'Service', 'TEXT'),
    column('mode', 'Mode', 'TEXT'),
    column('status', 'Status', 'TEXT'),
    column('minutes', 'Minutes', 'NUMBER'),
    column('price', 'Price', 'MONEY'),
  ];
  const sorted = ownSessions(source).toSorted(
    (first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt),
  );
  const rows = sorted.map((row): Cell[] => {
    const { startsAt, client, service, mode, status } = row;
    const isHeld = status === 'COMPLETED' || status === 'IN_PROGRESS';
    return [
      dayOf(source, startsAt),
      client.displayName,
      service.name,
      mode === 'ONLINE' ? 'Online' : 'In person',
      statusWords[status],
      isHeld ? service.durationMinutes : 0,
      isHeld ? chargedPrice(row).amountMinor : 0,
    ];
  });
  return withTotals('Sessions', columns, rows);
}

/** Every client with a session in the period, and how their sessions went. */
function clients(source: Source): ReportTable {
  const columns = [
    column('client', 'Client', 'TEXT'),
    column('first', 'First session', 'DATE'),
    column('last', 'Last session', 'DATE'),
    column('completed', 'Completed', 'NUMBER'),
    column('cancelled', 'Cancelled', 'NUMBER'),
    column('missed', 'Not attended', 'NUMBER'),
    column('ahead', 'Ahead', 'NUMBER'),
  ];
  const byClient = new Map<string, ReturnType<typeof ownSessions>>();
  for (const row of ownSessions(source)) byClient.set(row.client.id, [...(byClient.get(row.client.id) ?? []), row]);
  const rows = [...byClient.values()].map((own): Cell[] => {
    const days = own
      .filter((row) => row.status === 'COMPLETED')
      .map((row) => dayOf(source, row.startsAt))
      .toSorted((first, second) => first.localeCompare(second, 'en'));
    const count = (...statuses: readonly string[]) => own.filter(({ status }) => statuses.includes(status)).length;
    return [
      own[0]?.client.displayName ?? '',
      days[0] ?? null,
      days.at(-1) ?? null,
      count('COMPLETED'),
      count('CANCELLED'),
      count('NO_SHOW'),
      count('PENDING', 'CONFIRMED', 'IN_PROGRESS'),
    ];
  });
  return withTotals('Clients', columns, byFirst(rows));
}

/** Every answered questionnaire that the provider may read. Scores are not added up: they are of different people. */
function outcomes(source: Source): ReportTable {
  const columns = [
    column('date', 'Date', 'DATE'),
    column('client', 'Client', 'TEXT'),
    column('instrument', 'Measure', 'TEXT'),
    column('score', 'Score', 'NUMBER'),
    column('severity', 'Severity', 'TEXT'),
    column('change', 'Change', 'NUMBER'),
  ];
  const rows = source.tables.measures
    .all()
    .flatMap(({ readers, client, instrument, completedAt, result }): Cell[][] => {
      if (
        !readers.includes(source.provider.id) ||
        completedAt === null ||
        result === null ||
        !partOf(source, completedAt, client.id)
      )
        return [];
      const severity = result.severity.toLowerCase().replaceAll('_', ' ');
      return [
        [
          dayOf(source, completedAt),
          client.displayName,
          instrument === 'PHQ_9' ? 'PHQ-9' : 'GAD-7',
          result.score,
          severity,
          result.change,
        ],
      ];
    });
  return { title: 'Outcomes', columns, rows: byFirst(rows), totals: null };
}

/** Every claim by date of service. A replaced claim is listed too, but its amounts count once. */
function claims(source: Source): ReportTable {
  const columns = [
    column('date', 'Service date', 'DATE'),
    column('client', 'Client', 'TEXT'),
    column('insurer', 'Insurer', 'TEXT'),
    column('status', 'Status', 'TEXT'),
    column('charge', 'Charge', 'MONEY'),
    column('allowed', 'Allowed', 'MONEY'),
    column('paid', 'Paid', 'MONEY'),
    column('patient', 'Client’s part', 'MONEY'),
  ];
  const { options, provider, tables } = source;
  const rows = tables.claims.all().flatMap((claim): Cell[][] => {
    const isPart =
      claim.providerId === provider.id &&
      claim.serviceDate >= options.from &&
      claim.serviceDate <= options.to &&
      (options.clientId === undefined || claim.client.id === options.clientId);
    if (!isPart) return [];
    const isReplaced = claim.replacedByClaimId !== null;
    const minor = (amount: { amountMinor: number } | undefined) => (isReplaced ? 0 : (amount?.amountMinor ?? 0));
    const { adjudication } = claim;
    return [
      [
        claim.serviceDate,
        claim.client.displayName,
        claim.insurer,
        claim.status.toLowerCase().replaceAll('_', ' '),
        minor(claim.charge),
        minor(adjudication?.allowed),
        minor(adjudication?.paid),
        minor(adjudication?.patientResponsibility),
      ],
    ];
  });
  return withTotals('Claims', columns, byFirst(rows));
}

const makers: Record<ReportType, (source: Source) => ReportTable> = {
  REVENUE: revenue,
  SESSIONS: sessions,
  CLIENTS: clients,
  OUTCOMES: outcomes,
  CLAIMS: claims,
};

/** The figures of a report, from the current tables. */
export function tableFor(type: ReportType, source: Source): ReportTable {
  return makers[type](source);
}
