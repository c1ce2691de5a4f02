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
