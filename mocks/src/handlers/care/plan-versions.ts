import { answerPlanVersion, listAllTreatmentPlans, listPlanVersions, sendPlanVersion } from '@sakina/platform/contract';
import type { PlanVersion } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import { asOwnPlan, versionOf, versionsOf, waitingVersion } from '../../rules/treatment-plans.ts';
import type { PlanVersionRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { clientOfProvider } from './find-client.ts';
import { checkActive, ownPlan } from './treatment-plans.ts';

const withoutId = ({ id: _id, ...version }: PlanVersionRow): PlanVersion => version;

export const listAllTreatmentPlansHandler = defineHandler(listAllTreatmentPlans, ({ tables, user }) => ({
  items: tables.treatmentPlans
    .all()
    .filter((plan) => plan.providerId === user.providerId)
    .toSorted((first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt))
    .map(({ id, client, title, kind, status, reviewOn, goals, updatedAt }) => {
      const [last] = versionsOf(tables, id);
      return {
        id,
        client,
        title,
        kind,
        status,
        reviewOn,
        goalCount: goals.filter((goal) => goal.status !== 'DISCONTINUED').length,
        lastVersion: last ? { number: last.number, answer: last.answer } : null,
        updatedAt,
      };
    }),
}));

export const listPlanVersionsHandler = defineHandler(listPlanVersions, (context) => ({
  items: versionsOf(context.tables, ownPlan(context, context.params.id).id).map(withoutId),
}));

export const sendPlanVersionHandler = defineHandler(sendPlanVersion, (context) => {
  const { tables, now, body } = context;
  const plan = ownPlan(context, context.params.id);
  const { provider } = clientOfProvider(context, plan.client.id);
  if (plan.status === 'COMPLETED' || plan.status === 'DISCONTINUED')
    throw new ApiFailure(409, 'PLAN_CLOSED', 'This plan has ended and stands as it is. Begin a new one.');
  if (body.version !== plan.version)
    throw versionConflict('This plan was changed in another window. Read it again before you send it.', {
      version: plan.version,
    });
  if (waitingVersion(tables, plan.id))
    throw new ApiFailure(409, 'PLAN_AWAITS_ANSWER', 'This version was sent already. Your client has not answered yet.');
  checkActive(tables, {
    provider,
    clientId: plan.client.id,
    goals: plan.goals.filter((goal) => goal.status !== 'DISCONTINUED'),
    except: plan.id,
  });
  const number = (versionsOf(tables, plan.id)[0]?.number ?? 0) + 1;
  tellOf(tables, 'plan.send', {
    by: provider.userId,
    to: { CLIENT: plan.client.id },
    subject: { planId: plan.id },
    at: now,
  });
  return withoutId(tables.planVersions.put(versionOf(plan, number, iso(now))));
});

export const answerPlanVersionHandler = defineHandler(answerPlanVersion, (context) => {
  const {
    tables,
    user,
    now,
    body: { number, answer, words = '' },
  } = context;
  const plan = tables.treatmentPlans.get(context.params.id);
  const [newest] = plan ? versionsOf(tables, plan.id) : [];
  if (!plan || (plan.status === 'DRAFT' && !newest && plan.client.id === user.userId)) throw notFound('this plan');
  if (!newest || newest.number !== number || newest.answer !== null)
    throw new ApiFailure(
      409,
      'PLAN_NOT_WAITING',
      'This version of the plan waits for no answer any more. Read the plan again.',
    );
  if (answer === 'CHANGE_ASKED' && words.trim() === '')
    throw invalid({ words: 'Say what you would like to be different.' });
  if (answer === 'AGREED' && plan.status === 'DRAFT') {
    const other = tables.treatmentPlans
      .all()
      .find((row) => row.providerId === plan.providerId && row.client.id === user.userId && row.status === 'ACTIVE');
    if (other)
      throw new ApiFailure(409, 'PLAN_ACTIVE', 'Another plan with this provider has become active in the meantime.');
    tables.treatmentPlans.put({
      ...plan,
      status: 'ACTIVE',
      startedAt: iso(now),
      updatedAt: iso(now),
      version: plan.version + 1,
    });
  }
  tables.planVersions.put({
    ...newest,
    answer,
    answeredAt: iso(now),
    words: answer === 'CHANGE_ASKED' ? words.trim() : null,
  });
  tellOf(tables, 'plan.answer', {
    by: user.userId,
    to: { PROVIDER: accountOf(tables, plan.providerId) },
    subject: { planId: plan.id },
    at: now,
    facts: { answer },
  });
  const own = asOwnPlan(tables, tables.treatmentPlans.get(plan.id) ?? plan);
  if (!own) throw notFound('this plan');
  return own;
});
