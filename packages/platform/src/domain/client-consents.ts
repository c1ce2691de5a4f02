/** A consent as far as its state depends on it; instants in ISO 8601. */
interface ConsentFacts {
  status: 'REQUESTED' | 'GIVEN' | 'DECLINED' | 'WITHDRAWN';
  textVersion: number;
  currentVersion: number;
  decidedAt: string | null;
  replacedAt?: string | undefined;
}

/**
 * What a consent is, for both sides.
 * `OUTDATED`: given to a text that has a newer version. `REPLACED`: given again since. `RETRACTED`: the request was
 * withdrawn before it was answered.
 */
export type ConsentState = 'REQUESTED' | 'GIVEN' | 'OUTDATED' | 'REPLACED' | 'DECLINED' | 'WITHDRAWN' | 'RETRACTED';

/** The state of a consent: the one answer for the client’s list, the provider’s list and the record. */
export function consentStateOf({
  status,
  textVersion,
  currentVersion,
  decidedAt,
  replacedAt,
}: ConsentFacts): ConsentState {
  if (status === 'WITHDRAWN') return decidedAt === null ? 'RETRACTED' : 'WITHDRAWN';
  if (status !== 'GIVEN') return status;
  if (replacedAt !== undefined) return 'REPLACED';
  return textVersion < currentVersion ? 'OUTDATED' : 'GIVEN';
}

/** What can be done about a consent: give or decline it, withdraw it, or retract the request. */
export type ConsentAct = 'GIVE' | 'DECLINE' | 'WITHDRAW' | 'RETRACT';

/**
 * What a side can do about a consent. A request is answered by the client alone and retracted by the provider alone;
 * what was given is withdrawn by the client, or by the provider who records that the client said so.
 */
export function consentActs(consent: ConsentFacts, side: 'CLIENT' | 'PROVIDER'): readonly ConsentAct[] {
  const state = consentStateOf(consent);
  if (state === 'REQUESTED') return side === 'CLIENT' ? ['GIVE', 'DECLINE'] : ['RETRACT'];
  return state === 'GIVEN' || state === 'OUTDATED' ? ['WITHDRAW'] : [];
}
