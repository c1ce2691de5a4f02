import { getCheckInTrend, listCheckIns, putCheckIn } from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import type { CheckInId } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { trendOf } from '../../rules/check-in-trend.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';

const YEAR_DAYS = 366;
const DAY_MS = 86_400_000;
const DEFAULT_WEEKS = 12;

const ownCheckIns = ({ tables, user }: Lookup) => tables.checkIns.all().filter((row) => row.userId === user.userId);

function checkZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'This is not a time zone that we know.' });
}

export const putCheckInHandler = defineHandler(putCheckIn, (context) => {
  const { tables, user, body, now } = context;
  checkZone(body.timeZone);
  const on = dateIn(now, body.timeZone).toString();
  const before = ownCheckIns(context).find((row) => row.on === on);
  const checkIn = tables.checkIns.put({
    ...body,
    feelings: [...new Set(body.feelings)],
    tags: [...new Set(body.tags)],
    id: before?.id ?? (`chk-${crypto.randomUUID()}` as CheckInId),
    userId: user.userId,
    on,
    createdAt: before?.createdAt ?? iso(now),
    updatedAt: iso(now),
  });
  return { checkIn, crisisHelp: speaksOfCrisis(body.note ?? '') };
});

export const listCheckInsHandler = defineHandler(listCheckIns, (context) => {
  const { from, to } = context.query;
  if (to < from) throw invalid({ to: 'This is before the first day.' });
  if (Date.parse(to) - Date.parse(from) > YEAR_DAYS * DAY_MS) throw invalid({ to: 'At most a year at once.' });
  const items = ownCheckIns(context).filter(({ on }) => on >= from && on <= to);
  return { items: items.toSorted((first, second) => (first.on < second.on ? 1 : -1)) };
});

export const getCheckInTrendHandler = defineHandler(getCheckInTrend, (context) => {
  const { timeZone, weeks = DEFAULT_WEEKS } = context.query;
  checkZone(timeZone);
  return trendOf(ownCheckIns(context), { weeks, timeZone, now: context.now });
});
