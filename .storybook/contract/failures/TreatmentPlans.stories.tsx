import {
  answerPlanVersion,
  listAllTreatmentPlans,
  listPlanVersions,
  sendPlanVersion,
  createTreatmentPlan,
  getTreatmentPlan,
  listOwnTreatmentPlans,
  listTreatmentPlans,
  updateTreatmentPlan,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Treatment plans', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateTreatmentPlan = {
  ...failuresOf(createTreatmentPlan),
  name: 'Says why the treatment plan could not be begun [ERROR-2]',
};
export const UpdateTreatmentPlan = {
  ...failuresOf(updateTreatmentPlan),
  name: 'Says why the treatment plan could not be changed [ERROR-2]',
};
export const ListTreatmentPlans = {
  ...failuresOf(listTreatmentPlans),
  name: 'Says why the treatment plans could not be listed [ERROR-2]',
};
export const GetTreatmentPlan = {
  ...failuresOf(getTreatmentPlan),
  name: 'Says why the treatment plan could not be opened [ERROR-2]',
};
export const ListOwnTreatmentPlans = {
  ...failuresOf(listOwnTreatmentPlans),
  name: 'Says why one’s own plans could not be listed [ERROR-2]',
};
export const ListAllTreatmentPlans = {
  ...failuresOf(listAllTreatmentPlans),
  name: 'Says why the provider’s plans could not be listed [ERROR-2]',
};
export const ListPlanVersions = {
  ...failuresOf(listPlanVersions),
  name: 'Says why the versions of a plan could not be listed [ERROR-2]',
};
export const SendPlanVersion = {
  ...failuresOf(sendPlanVersion),
  name: 'Says why the plan could not be sent for agreement [ERROR-2]',
};
export const AnswerPlanVersion = {
  ...failuresOf(answerPlanVersion),
  name: 'Says why one’s answer to a plan could not be sent [ERROR-2]',
};
