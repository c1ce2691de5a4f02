import { acknowledgeFlag, listMeasureFlags } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { isOpenFlag } from '../../rules/client-records.ts';
import { readNotifications } from '../../rules/notify.ts';
import { ApiFailure, forbidden } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import { readMeasure } from './measures.ts';

export const listMeasureFlagsHandler = defineHandler(listMeasureFlags, ({ tables, user, query }) => {
  const { providerId } = user;
  const flagged =
    providerId === null
      ? []
      : tables.measures.all().filter((row) => row.flag !== null && row.readers.includes(providerId));
  const shown = flagged.filter((row) => query.state === undefined || isOpenFlag(row) === (query.state === 'OPEN'));
  return {
    items: shown.toSorted(
      (first, second) =>
        Number(isOpenFlag(second)) - Number(isOpenFlag(first)) ||
        (second.completedAt ?? '').localeCompare(first.completedAt ?? ''),
    ),
  };
});

export const acknowledgeFlagHandler = defineHandler(acknowledgeFlag, (context) => {
  const {
    tables,
    user,
    now,
    params,
    body: { notes },
  } = context;
  const row = readMeasure(context, params.id);
  const provider = ownProvider(context);
  // Whoever is both provider and client does not acknowledge their own answer.
  if (!provider || row.client.id === user.userId) throw forbidden('A provider of the client acknowledges this.');
  if (row.flag === null) throw new ApiFailure(409, 'NOT_FLAGGED', 'There is nothing to acknowledge here.');
  const { acknowledgement } = row.flag;
  if (acknowledgement !== null)
    throw new ApiFailure(409, 'FLAG_ACKNOWLEDGED', `${acknowledgement.byName} has acknowledged this already.`, {
      byName: acknowledgement.byName,
      at: acknowledgement.at,
    });
  readNotifications(
    tables,
    user.userId,
    now,
    ({ kind, subject }) => kind === 'MEASURE_FLAGGED' && subject.measureId === row.id,
  );
  return tables.measures.put({
    ...row,
    flag: { ...row.flag, acknowledgement: { at: iso(now), byName: provider.displayName, notes } },
  });
});
