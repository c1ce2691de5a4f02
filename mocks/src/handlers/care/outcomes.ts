import { getOutcomes } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { isDischarged, recordIdOf } from '../../rules/client-records.ts';
import { MINIMUM_GROUP, outcomesOf } from '../../rules/outcomes.ts';
import { defineHandler } from '../define-handler.ts';
import { appointmentsWith, ownProvider } from '../find.ts';
import { clientOfProvider } from './find-client.ts';

export const getOutcomesHandler = defineHandler(getOutcomes, (context) => {
  const { tables, now, query } = context;
  const provider = ownProvider(context);
  const clientId = query.clientId === undefined ? null : clientOfProvider(context, query.clientId).client.id;
  const isAbout = (row: { client: { id: string } }) => clientId === null || row.client.id === clientId;
  const appointments = appointmentsWith(tables, provider?.id).filter(isAbout);
  const discharged = [...new Set(appointments.map((row) => row.client.id))].filter((id) => {
    const record = provider ? tables.clientRecords.get(recordIdOf(provider.id, id)) : undefined;
    return record !== undefined && isDischarged(record);
  });
  const minimumGroup = clientId === null ? MINIMUM_GROUP : 1;
  const practice = {
    appointments,
    measures: provider ? tables.measures.all().filter((row) => row.readers.includes(provider.id) && isAbout(row)) : [],
    plans: provider
      ? tables.treatmentPlans.all().filter((plan) => plan.providerId === provider.id && isAbout(plan))
      : [],
    discharged,
    timeZone: provider?.timeZone ?? 'UTC',
    minimumGroup,
  };
  return {
    scope: clientId === null ? ('CASELOAD' as const) : ('CLIENT' as const),
    clientId,
    asOf: iso(now),
    minimumGroup,
    ...outcomesOf(practice),
  };
});
