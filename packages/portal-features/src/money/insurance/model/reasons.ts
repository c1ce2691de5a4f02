/** What a claim adjustment is about, in words of our own (`reason.<topic>` and `step.<topic>` of the messages). */
export type ReasonTopic =
  | 'share'
  | 'contract'
  | 'correct'
  | 'provider'
  | 'duplicate'
  | 'otherPayer'
  | 'cover'
  | 'late'
  | 'authorization'
  | 'necessity'
  | 'limit'
  | 'notCovered'
  | 'information'
  | 'network'
  | 'remark'
  | 'unknown';

/**
 * Claim adjustment reason codes (X12 CARC) by what they are about. Version of 2026-11; X12 publishes changes three
 * times a year.
 */
const CODES: readonly (readonly [topic: ReasonTopic, codes: string])[] = [
  ['share', '1 2 3'],
  ['contract', '45'],
  ['correct', '4 11 16 140 146 181 182'],
  ['provider', '5 8 185 B7 170 147'],
  ['duplicate', '18'],
  ['otherPayer', '22 109 23'],
  ['cover', '26 27 31 177 204'],
  ['late', '29'],
  ['authorization', '15 197 198'],
  ['necessity', '50 150 151 167'],
  ['limit', '35 119 222'],
  ['notCovered', '97 B14 B20 96 256'],
  ['information', '226 227 252'],
  ['network', '24 242 243'],
  ['remark', 'A1 129'],
];

const topics = new Map(CODES.flatMap(([topic, codes]) => codes.split(' ').map((code) => [code, topic] as const)));

/**
 * What a reason code is about. A code that the table does not have is 'unknown', which has words of its own: ask the
 * payer.
 */
export function topicOf(code: string): ReasonTopic {
  return topics.get(code) ?? 'unknown';
}

/** Topics whose amount may fall to the client when the payer put it in the group PR. */
const MAY_BE_CLIENTS: ReadonlySet<ReasonTopic> = new Set([
  'share',
  'cover',
  'necessity',
  'limit',
  'notCovered',
  'network',
  'remark',
  'unknown',
]);

/**
 * Whether the client may be billed for an adjustment: only in the group PR (client), and never for what the provider
 * missed, as a deadline or an authorization.
 */
export function isBilledToClient({ code, group }: { code: string; group: string }): boolean {
  return group === 'PR' && MAY_BE_CLIENTS.has(topicOf(code));
}

/** Remark codes (X12 RARC) that we have words for; any other is 'other', which names the code and asks the payer. */
const REMARKS = ['N290', 'N382'] as const;

/** What a remark says. */
export function remarkOf(code: string): (typeof REMARKS)[number] | 'other' {
  return REMARKS.find((remark) => remark === code) ?? 'other';
}
