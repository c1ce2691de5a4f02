import { getOwnPreferences, saveOwnPreferences } from '@sakina/platform/contract';
import type { OwnPreferences } from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import { invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';

/** How everybody has it who has chosen nothing. */
const DEFAULTS: OwnPreferences = { timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 };

export const getOwnPreferencesHandler = defineHandler(getOwnPreferences, ({ tables, user }) => {
  const { id: _, ...chosen } = { id: user.userId, ...DEFAULTS, ...tables.ownPreferences.get(user.userId) };
  return chosen;
});

export const saveOwnPreferencesHandler = defineHandler(saveOwnPreferences, ({ tables, user, body }) => {
  if (body.timeZone !== null && !isTimeZone(body.timeZone))
    throw invalid({ timeZone: 'This is not a time zone that we know.' });
  const { id: _, ...chosen } = tables.ownPreferences.put({ ...body, id: user.userId });
  return chosen;
});
