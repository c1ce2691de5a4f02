import {
  amendTranscript,
  analyzeRecording,
  failRecording,
  getRecording,
  getRecordingMedia,
  getRecordingPart,
  getTranscript,
  listRecordingAccess,
  pauseRecording,
  putRecordingPart,
  redactTranscript,
  resumeRecording,
  startRecording,
  stopRecording,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Recordings', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const StartRecording = {
  ...failuresOf(startRecording),
  name: 'Says why the recording could not be armed [ERROR-2]',
};
export const StopRecording = {
  ...failuresOf(stopRecording),
  name: 'Says why the recording could not be stopped [ERROR-2]',
};
export const AnalyzeRecording = {
  ...failuresOf(analyzeRecording),
  name: 'Says why the transcript could not be begun [ERROR-2]',
};
export const GetRecording = {
  ...failuresOf(getRecording),
  name: 'Says why the recording could not be shown [ERROR-2]',
};
export const GetTranscript = {
  ...failuresOf(getTranscript),
  name: 'Says why the transcript could not be shown [ERROR-2]',
};
export const PauseRecording = {
  ...failuresOf(pauseRecording),
  name: 'Says why the recording could not go off the record [ERROR-2]',
};
export const ResumeRecording = {
  ...failuresOf(resumeRecording),
  name: 'Says why the recording could not go on [ERROR-2]',
};
export const FailRecording = {
  ...failuresOf(failRecording),
  name: 'Says why a failed recording could not be reported [ERROR-2]',
};
export const PutRecordingPart = {
  ...failuresOf(putRecordingPart),
  name: 'Says why a part of the recording could not be kept [ERROR-2]',
};
export const GetRecordingMedia = {
  ...failuresOf(getRecordingMedia),
  name: 'Says why the recording could not be played [ERROR-2]',
};
export const GetRecordingPart = {
  ...failuresOf(getRecordingPart),
  name: 'Says why a part of the recording could not be read [ERROR-2]',
};
export const ListRecordingAccess = {
  ...failuresOf(listRecordingAccess),
  name: 'Says why it could not be shown who listened [ERROR-2]',
};
export const AmendTranscript = {
  ...failuresOf(amendTranscript),
  name: 'Says why a line could not be corrected [ERROR-2]',
};
export const RedactTranscript = {
  ...failuresOf(redactTranscript),
  name: 'Says why a line could not be deleted [ERROR-2]',
};
