import type { AdminSession, AdminUser, SuspensionPreview } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { sessionIds } from '../../bulk-data/sessions.ts';
import { providerOfUser } from '../../bulk-data/users.ts';
import { addMinutes } from '../../clock.ts';
import { isOutOfDirectory } from '../../rules/account-state.ts';
import { ledgerOf, usd } from '../../rules/ledger.ts';
import { onCallAt } from '../../rules/on-call.ts';
import { runPayouts } from '../../rules/payouts.ts';
import { settingsOf } from '../../rules/provider-settings.ts';
import { busySpans, HORIZON_DAYS, isBookable, openSlots } from '../../rules/slots.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { callOffHosted, countHosted } from './suspended-groups.ts';
import { cancelForPlatform, refundOf, sessionDetail, markOfSessions } from './session-cancel.ts';
import type { Cancelling } from './session-cancel.ts';

/** As many sessions are named in a preview. */
const NAMED = 10;

interface Holder {
  user: AdminUser;
  /** Their number among the generated people; null for one of the practice. */
  number: number | null;
}

interface Sessions {
  /** As a client and as a provider, the earliest first. */
  ahead: AdminSession[];
  running: number;
}

const ownProvider = (tables: Tables, { user }: Holder): ProviderRow | undefined =>
  tables.providers.all().find((row) => row.userId === user.id);

/** The sessions of the practice that someone takes part in. */
function namedIds(tables: Tables, holder: Holder, now: Date) {
  const provider = ownProvider(tables, holder);
  const own = tables.appointments
    .all()
    .filter((row) => row.client.id === holder.user.id || (provider && row.provider.id === provider.id));
  return {
    ahead: own.filter((row) => isPlanned(row) && Date.parse(row.endsAt) > now.getTime()).map(({ id }) => id as string),
    running: own.filter(({ status }) => status === 'IN_PROGRESS').length,
  };
}

/** The generated sessions that someone takes part in. */
function bulkIds(tables: Tables, number: number) {
  const { sessions, calendar } = bulkDataOf(tables);
  const provider = providerOfUser(number);
  const own = [...sessions.of('client', number), ...(provider < 0 ? [] : sessions.of('provider', provider))];
  const isOpen = (session: number) => {
    const status = sessions.statusOf(session);
    return (
      isPlanned({ status }) &&
      (sessions.start[session] ?? 0) > calendar.now &&
      !tables.bulkCancellations.get(sessionIds.of(session))
    );
  };
  return {
    ahead: own.filter(isOpen).map((session) => sessionIds.of(session)),
    running: own.filter((session) => sessions.statusOf(session) === 'IN_PROGRESS').length,
  };
}

function sessionsOf(tables: Tables, holder: Holder, now: Date): Sessions {
  const { ahead, running } = holder.number === null ? namedIds(tables, holder, now) : bulkIds(tables, holder.number);
  return {
    ahead: ahead
      .map((id): AdminSession => sessionDetail(tables, id))
      .toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt)),
    running,
  };
}

/** How many sessions a suspension cancels. */
export function countAhead(tables: Tables, holder: Holder, now: Date): number {
  const { ahead } = holder.number === null ? namedIds(tables, holder, now) : bulkIds(tables, holder.number);
  return ahead.length;
}

/** The different times that can be booked with a provider now, over all services; null without a page. */
function openTimes(tables: Tables, provider: ProviderRow | undefined, now: Date): number | null {
  if (!provider || provider.verification === 'PENDING' || isOutOfDirectory(tables, provider)) return null;
  if (!isBookable(provider)) return 0;
  const busy = busySpans(provider, tables.appointments.all(), tables.blocks.all());
  const prayer = settingsOf(tables, provider.id, now).prayerRules;
  const to = addMinutes(now, HORIZON_DAYS * 1440);
  const starts = new Set<string>();
  for (const service of provider.services)
    for (const { startsAt } of openSlots({ provider, service, busy, prayer, from: now, to, now })) starts.add(startsAt);
  return starts.size;
}

/** What is owed to a provider and waits for a payout; null where that is nothing. */
function owed(tables: Tables, provider: ProviderRow | undefined): SuspensionPreview['held'] {
  const sum = ledgerOf(tables, provider?.id ?? null)
    .filter((row) => row.payoutId === null)
    .reduce((total, row) => total + row.net.amountMinor, 0);
  return provider && sum > 0 ? usd(sum) : null;
}

/** Who takes over where someone is on call now; nothing where they are not, or where no one else could. */
function onCallDuty(tables: Tables, userId: string, now: Date): Pick<SuspensionPreview, 'onCall'> {
  const next = onCallAt(tables, now, userId);
  const isTheirs = onCallAt(tables, now).id === userId && next.id !== userId;
  return isTheirs ? { onCall: { takenOverBy: next.displayName, until: next.until } } : {};
}

/** What suspending an account would do, before it is done (ADM-27). */
export function suspensionPreview(tables: Tables, holder: Holder, now: Date): SuspensionPreview {
  const provider = ownProvider(tables, holder);
  const { ahead, running } = sessionsOf(tables, holder, now);
  const refunds = ahead.map((session) => refundOf(tables, session));
  const sum = refunds.reduce((total, refund) => total + (refund?.amountMinor ?? 0), 0);
  const isClient = ({ client }: AdminSession) => client.id === holder.user.id;
  const others = new Set(ahead.map((session) => (isClient(session) ? session.provider.id : session.client.id)));
  return {
    asClient: ahead.filter(isClient).length,
    asProvider: ahead.filter((session) => !isClient(session)).length,
    running,
    sample: ahead.slice(0, NAMED).map((session, index) => ({
      id: session.id,
      startsAt: session.startsAt,
      with: isClient(session) ? session.provider.displayName : session.client.displayName,
      refund: refunds[index] ?? null,
    })),
    refunds: sum > 0 ? usd(sum) : null,
    notified: others.size,
    openTimes: openTimes(tables, provider, now),
    held: owed(tables, provider),
    hosted: countHosted(tables, provider, now),
    ...onCallDuty(tables, holder.user.id, now),
    mark: markOfSessions(ahead),
  };
}

/** Which sessions a suspension cancels now, as a mark. */
export const suspensionMark = (tables: Tables, holder: Holder, now: Date) =>
  markOfSessions(sessionsOf(tables, holder, now).ahead);

/**
 * Cancels what someone who is being suspended has booked, as client and as provider: paid back in full, and both sides
 * are notified; and the groups and broadcasts that they lead. The reason of the suspension is the administration’s and
 * is not passed on.
 * @returns How many sessions were cancelled.
 */
export function cancelSessionsOf(context: Cancelling, holder: Holder): number {
  const { ahead } = sessionsOf(context.tables, holder, context.now);
  for (const session of ahead)
    cancelForPlatform(context, session, {
      code: session.client.id === holder.user.id ? 'OTHER' : 'PROVIDER_UNAVAILABLE',
      text: null,
    });
  callOffHosted(context, holder.user.id, ownProvider(context.tables, holder));
  return ahead.length;
}

/**
 * Lets the payout dates of a suspension pass, so that what was held is paid on the next date and not for days gone by.
 */
export function passHeldPayouts(tables: Tables, holder: Holder, now: Date): void {
  const provider = ownProvider(tables, holder);
  if (provider) runPayouts(tables, provider, now);
}
