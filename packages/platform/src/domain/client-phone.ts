/** A phone number of a client and since when it is known; the instant is ISO 8601. */
export interface KnownPhone {
  number: string;
  at: string;
  /** Given by the client with a booking, or written down by the provider. */
  source: 'BOOKING' | 'RECORD';
}

/**
 * The phone number to reach a client at: the latest that was given, whoever wrote it down; of two at one moment the
 * client’s. The record, the card of an alert and on-call staff all read this one.
 * @returns null where none is known.
 */
export function latestPhone(known: readonly KnownPhone[]): KnownPhone | null {
  return known.reduce<KnownPhone | null>((latest, phone) => {
    if (!latest) return phone;
    const difference = Date.parse(phone.at) - Date.parse(latest.at);
    return difference > 0 || (difference === 0 && phone.source === 'BOOKING') ? phone : latest;
  }, null);
}

/**
 * The number that a client is called at: the latest that was given, else the one that their record has.
 * @param client What the record tells of them.
 * @returns null where none is known, or the reader is told of none.
 */
export function phoneToCall(client: {
  readonly latestPhone?: Pick<KnownPhone, 'number'> | undefined;
  readonly phone: string | null;
}): string | null {
  return client.latestPhone?.number ?? client.phone;
}
