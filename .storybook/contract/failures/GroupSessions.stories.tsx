import {
  cancelGroupSession,
  createGroupSession,
  getGroupRecord,
  getGroupSession,
  joinGroupSession,
  leaveGroupSession,
  listGroupSessions,
  listHostedGroupSessions,
  saveGroupNote,
  setGroupAttendance,
  setGroupSessionStatus,
  updateGroupSession,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Group sessions', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateGroupSession = {
  ...failuresOf(createGroupSession),
  name: 'Says why the group could not be announced [ERROR-2]',
};
export const ListGroupSessions = {
  ...failuresOf(listGroupSessions),
  name: 'Says why the groups could not be listed [ERROR-2]',
};
export const GetGroupSession = {
  ...failuresOf(getGroupSession),
  name: 'Says why the group could not be opened [ERROR-2]',
};
export const JoinGroupSession = {
  ...failuresOf(joinGroupSession),
  name: 'Says why the seat could not be taken [ERROR-2]',
};
export const LeaveGroupSession = {
  ...failuresOf(leaveGroupSession),
  name: 'Says why the seat could not be given up [ERROR-2]',
};
export const ListHostedGroupSessions = {
  ...failuresOf(listHostedGroupSessions),
  name: 'Says why the provider’s own groups could not be listed [ERROR-2]',
};
export const UpdateGroupSession = {
  ...failuresOf(updateGroupSession),
  name: 'Says why the meeting could not be changed [ERROR-2]',
};
export const CancelGroupSession = {
  ...failuresOf(cancelGroupSession),
  name: 'Says why the meeting could not be cancelled [ERROR-2]',
};
export const SetGroupSessionStatus = {
  ...failuresOf(setGroupSessionStatus),
  name: 'Says why the meeting could not be begun or ended [ERROR-2]',
};
export const GetGroupRecord = {
  ...failuresOf(getGroupRecord),
  name: 'Says why attendance and notes of the meeting could not be opened [ERROR-2]',
};
export const SetGroupAttendance = {
  ...failuresOf(setGroupAttendance),
  name: 'Says why the attendance could not be recorded [ERROR-2]',
};
export const SaveGroupNote = {
  ...failuresOf(saveGroupNote),
  name: 'Says why the note of a participant could not be kept [ERROR-2]',
};
