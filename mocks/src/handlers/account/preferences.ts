import { getOwnPreferences, saveOwnPreferences } from '@sakina/platform/contract';
import type { SavedPreferences, UserId } from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import type { Tables } from '../../store/table.ts';
import { checkVersion, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';

/** Preferences of users who have not changed them. */
const DEFAULTS: SavedPreferences = { version: 0, timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 };

/** What a user has chosen; rows stored before there were versions count as the first. */
function chosenBy(tables: Tables, userId: UserId): SavedPreferences {
  const row = tables.ownPreferences.get(userId);
  if (!row) return DEFAULTS;
  const { id: _, version = 1, ...chosen } = row;
  return { ...chosen, version };
}

export const getOwnPreferencesHandler = defineHandler(getOwnPreferences, ({ tables, user }) =>
  chosenBy(tables, user.userId),
);

export const saveOwnPreferencesHandler = defineHandler(saveOwnPreferences, ({ tables, user, body }) => {
  if (body.timeZone !== null && !isTimeZone(body.timeZone))
    throw invalid({ timeZone: 'This is not a time zone that we know.' });
  checkVersion(body.version, chosenBy(tables, user.userId).version);
  tables.ownPreferences.put({ ...body, version: body.version + 1, id: user.userId });
  return chosenBy(tables, user.userId);
});
