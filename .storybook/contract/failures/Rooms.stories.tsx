import {
  admitParticipant,
  askToMute,
  enterRoom,
  getMediaAccess,
  getRoom,
  lockRoom,
  refuseParticipant,
  removeParticipant,
  sendBackParticipant,
  setCoHost,
  setPrivacy,
  setStage,
  signalRoom,
  startRound,
  updateParticipant,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Rooms', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetRoom = { ...failuresOf(getRoom), name: 'Says why the room could not be shown [ERROR-2]' };
export const EnterRoom = { ...failuresOf(enterRoom), name: 'Says why the room could not be entered [ERROR-2]' };
export const UpdateParticipant = {
  ...failuresOf(updateParticipant),
  name: 'Says why one’s own presence could not be changed [ERROR-2]',
};
export const AdmitParticipant = {
  ...failuresOf(admitParticipant),
  name: 'Says why someone could not be let in [ERROR-2]',
};
export const RefuseParticipant = {
  ...failuresOf(refuseParticipant),
  name: 'Says why someone could not be refused [ERROR-2]',
};
export const SendBackParticipant = {
  ...failuresOf(sendBackParticipant),
  name: 'Says why someone could not be put in the waiting room [ERROR-2]',
};
export const RemoveParticipant = {
  ...failuresOf(removeParticipant),
  name: 'Says why someone could not be sent out [ERROR-2]',
};
export const LockRoom = { ...failuresOf(lockRoom), name: 'Says why the room could not be locked [ERROR-2]' };
export const GetMediaAccess = {
  ...failuresOf(getMediaAccess),
  name: 'Says why there is no sound and picture [ERROR-2]',
};
export const SignalRoom = { ...failuresOf(signalRoom), name: 'Says why the others could not be reached [ERROR-2]' };
export const AskToMute = { ...failuresOf(askToMute), name: 'Says why someone could not be asked to mute [ERROR-2]' };
export const SetCoHost = { ...failuresOf(setCoHost), name: 'Says why someone is no co-host [ERROR-2]' };
export const SetPrivacy = { ...failuresOf(setPrivacy), name: 'Says why the room could not be made private [ERROR-2]' };
export const SetStage = { ...failuresOf(setStage), name: 'Says why someone could not be let speak [ERROR-2]' };
export const StartRound = { ...failuresOf(startRound), name: 'Says why no new round began [ERROR-2]' };
