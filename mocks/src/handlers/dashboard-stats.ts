import { startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { getDashboardStats } from '@sakina/platform/contract';
import type { UserId } from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import { addMinutes, dateIn, iso } from '../clock.ts';
import { careBetween } from '../rules/care-relation.ts';
import { finalMinutes } from '../rules/live-session.ts';
import { incomeOf, revenueWithin } from '../rules/revenue.ts';
import { ledgerOf } from '../rules/ledger.ts';
import { unreadMessages } from '../rules/messages.ts';
import { invalid } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentsWith, ownProvider } from './find.ts';
import { catchUp } from './money/catch-up.ts';

export const getDashboardStatsHandler = defineHandler(getDashboardStats, (context) => {
  const { tables, now, query } = context;
  const readerZone = query.timeZone;
  if (readerZone !== undefined && !isTimeZone(readerZone)) throw invalid({ timeZone: 'There is no such time zone.' });
  const provider = ownProvider(context);
  catchUp(tables, provider, now);
  const timeZone = provider?.timeZone ?? 'UTC';
  const rows = appointmentsWith(tables, provider?.id);
  const today = dateIn(now, timeZone);
  const held = rows.filter((row) => row.status !== 'CANCELLED' && row.status !== 'NO_SHOW');
  const startingBetween = (from: Date, to: Date) =>
    held.filter((row) => Date.parse(row.startsAt) >= from.getTime() && Date.parse(row.startsAt) < to.getTime());
  const completedBetween = (from: CalendarDate, to: Date) =>
    startingBetween(from.toDate(timeZone), to).filter((row) => row.status === 'COMPLETED');

  const unread = unreadMessages(tables, provider?.id);
  const monday = startOfWeek(today, 'en-US', 'mon');
  const month = startOfMonth(today);
  const minutes = (of: typeof rows) =>
    of.reduce((sum, row) => sum + (finalMinutes(tables.sessions.get(row.id)) ?? 0), 0);
  const ledger = { transactions: ledgerOf(tables, provider?.id), appointments: rows, timeZone };
  const revenue = (from: CalendarDate) => incomeOf(revenueWithin(ledger, { from, until: from.add({ months: 1 }) }));
  const isInCare = (client: UserId) => provider !== null && careBetween(tables, provider.id, client) === 'OPEN';
  const recent = startingBetween(addMinutes(now, -60 * 24 * 60), addMinutes(now, 60 * 24 * 60));

  const dayZone = readerZone ?? timeZone;
  const day = dateIn(now, dayZone);
  return {
    sessionsToday: startingBetween(day.toDate(dayZone), day.add({ days: 1 }).toDate(dayZone)).length,
    sessionsNext7Days: startingBetween(now, addMinutes(now, 7 * 24 * 60)).length,
    activeClients: [...new Set(recent.map((row) => row.client.id))].filter(isInCare).length,
    unsignedNotes: tables.notes.all().filter((note) => note.providerId === provider?.id && note.status === 'DRAFT')
      .length,
    unreadMessages: unread.length,
    unreadFrom: [...new Set(unread.map(({ client }) => client.displayName))].slice(0, 3),
    billedMinutesThisWeek: minutes(completedBetween(monday, now)),
    billedMinutesLastWeek: minutes(completedBetween(monday.subtract({ weeks: 1 }), addMinutes(now, -7 * 24 * 60))),
    revenueThisMonth: revenue(month),
    revenueLastMonth: revenue(month.subtract({ months: 1 })),
    asOf: iso(now),
  };
});
