import { getSafetyPlan, saveSafetyPlan } from '@sakina/platform/contract';
import type { UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import type { SafetyPlanRow } from '../../store/tables/care.ts';
import { forbidden, invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { readerOf } from './find-client.ts';

function emptyPlan(id: UserId): SafetyPlanRow {
  return {
    id,
    clientId: id,
    warningSigns: [],
    whatHelpsMe: [],
    peopleAndPlaces: [],
    peopleICanAsk: [],
    professionals: [],
    makingItSafe: [],
    reasonsForLiving: [],
    sharedWith: [],
    updatedAt: null,
    version: 0,
  };
}

export const getSafetyPlanHandler = defineHandler(getSafetyPlan, (context) => {
  const reader = readerOf(context, context.params.id);
  const plan = context.tables.safetyPlans.get(reader.clientId) ?? emptyPlan(reader.clientId);
  if (reader.side === 'PROVIDER' && !plan.sharedWith.includes(reader.provider.id))
    throw forbidden('The client does not share a safety plan with you.');
  return plan;
});

export const saveSafetyPlanHandler = defineHandler(saveSafetyPlan, ({ tables, user, body, now }) => {
  const plan = tables.safetyPlans.get(user.userId) ?? emptyPlan(user.userId);
  const { version, sharedWith, ...content } = body;
  if (version !== plan.version)
    throw versionConflict('Your plan was changed in another window. Read it again before you save.', {
      version: plan.version,
    });
  const own = new Set(
    tables.appointments
      .all()
      .filter((row) => row.client.id === user.userId)
      .map((row) => row.provider.id),
  );
  const stranger = sharedWith.findIndex((id) => !own.has(id));
  if (stranger >= 0) throw invalid({ [`sharedWith.${stranger}`]: 'You can share it with providers whom you see.' });
  return tables.safetyPlans.put({
    ...plan,
    ...content,
    sharedWith: [...new Set(sharedWith)],
    updatedAt: iso(now),
    version: plan.version + 1,
  });
});
