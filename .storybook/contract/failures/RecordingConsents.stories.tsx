import { answerRecordingConsent, listRecordingConsents, withdrawRecordingConsent } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Recording consents', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListRecordingConsents = {
  ...failuresOf(listRecordingConsents),
  name: 'Says why the answers about a recording could not be shown [ERROR-2]',
};
export const AnswerRecordingConsent = {
  ...failuresOf(answerRecordingConsent),
  name: 'Says why an answer about a recording could not be given [ERROR-2]',
};
export const WithdrawRecordingConsent = {
  ...failuresOf(withdrawRecordingConsent),
  name: 'Says why a consent could not be taken back [ERROR-2]',
};
