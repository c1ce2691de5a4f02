import { listClientConsents, requestClientConsent, withdrawClientConsent } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Client consents', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListClientConsents = {
  ...failuresOf(listClientConsents),
  name: 'Says why the consents could not be listed [ERROR-2]',
};
export const RequestClientConsent = {
  ...failuresOf(requestClientConsent),
  name: 'Says why the consent could not be asked for [ERROR-2]',
};
export const WithdrawClientConsent = {
  ...failuresOf(withdrawClientConsent),
  name: 'Says why the consent could not be taken back [ERROR-2]',
};
