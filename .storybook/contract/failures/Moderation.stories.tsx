import {
  addModeratorNote,
  appealRemoval,
  claimModerationCase,
  decideModerationCase,
  getModerationCase,
  handOverModerationCase,
  listModerationCases,
  listModerationLog,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Moderation', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListModerationCases = {
  ...failuresOf(listModerationCases),
  name: 'Says why what waits for moderators could not be listed [ERROR-2]',
};
export const GetModerationCase = {
  ...failuresOf(getModerationCase),
  name: 'Says why the matter could not be opened [ERROR-2]',
};
export const DecideModerationCase = {
  ...failuresOf(decideModerationCase),
  name: 'Says why the matter could not be decided [ERROR-2]',
};
export const AddModeratorNote = {
  ...failuresOf(addModeratorNote),
  name: 'Says why the moderator’s note could not be kept [ERROR-2]',
};
export const ClaimModerationCase = {
  ...failuresOf(claimModerationCase),
  name: 'Says why the matter could not be claimed [ERROR-2]',
};
export const HandOverModerationCase = {
  ...failuresOf(handOverModerationCase),
  name: 'Says why the matter could not be handed over [ERROR-2]',
};
export const AppealRemoval = {
  ...failuresOf(appealRemoval),
  name: 'Says why the removal could not be appealed [ERROR-2]',
};
export const ListModerationLog = {
  ...failuresOf(listModerationLog),
  name: 'Says why the decisions could not be listed [ERROR-2]',
};
