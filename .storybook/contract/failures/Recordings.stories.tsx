import {
  analyzeRecording,
  getRecording,
  getTranscript,
  startRecording,
  stopRecording,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Recordings', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const StartRecording = {
  ...failuresOf(startRecording),
  name: 'Says why the recording could not be armed [CALL-41] [ERROR-2]',
};
export const StopRecording = {
  ...failuresOf(stopRecording),
  name: 'Says why the recording could not be stopped [CALL-42] [ERROR-2]',
};
export const AnalyzeRecording = {
  ...failuresOf(analyzeRecording),
  name: 'Says why the transcript could not be begun [CALL-43] [ERROR-2]',
};
export const GetRecording = {
  ...failuresOf(getRecording),
  name: 'Says why the recording could not be shown [CALL-44] [ERROR-2]',
};
export const GetTranscript = {
  ...failuresOf(getTranscript),
  name: 'Says why the transcript could not be shown [CALL-45] [ERROR-2]',
};
