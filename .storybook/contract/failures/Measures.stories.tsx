import {
  acknowledgeFlag,
  answerMeasure,
  assignMeasure,
  getMeasure,
  getMeasureTrend,
  listMeasureDefinitions,
  listMeasureFlags,
  listMeasures,
  takeMeasure,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Measures', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListMeasureDefinitions = {
  ...failuresOf(listMeasureDefinitions),
  name: 'Says why the questionnaires could not be shown [ERROR-2]',
};
export const ListMeasures = {
  ...failuresOf(listMeasures),
  name: 'Says why the answered questionnaires could not be listed [ERROR-2]',
};
export const GetMeasure = {
  ...failuresOf(getMeasure),
  name: 'Says why the questionnaire could not be opened [ERROR-2]',
};
export const AssignMeasure = {
  ...failuresOf(assignMeasure),
  name: 'Says why the questionnaire could not be asked for [ERROR-2]',
};
export const AnswerMeasure = { ...failuresOf(answerMeasure), name: 'Says why the answers could not be kept [ERROR-2]' };
export const TakeMeasure = {
  ...failuresOf(takeMeasure),
  name: 'Says why the questionnaire could not be taken [ERROR-2]',
};
export const GetMeasureTrend = {
  ...failuresOf(getMeasureTrend),
  name: 'Says why the scores could not be shown [ERROR-2]',
};
export const ListMeasureFlags = {
  ...failuresOf(listMeasureFlags),
  name: 'Says why the flagged answers could not be listed [ERROR-2]',
};
export const AcknowledgeFlag = {
  ...failuresOf(acknowledgeFlag),
  name: 'Says why the flagged answer could not be acknowledged [ERROR-2]',
};
