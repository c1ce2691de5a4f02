import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Onboarding', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const SubmitOnboarding = {
  ...failuresOf(submitOnboarding),
  name: 'Says why the answers could not be submitted [ERROR-2]',
};
export const ListOwnOnboarding = {
  ...failuresOf(listOwnOnboarding),
  name: 'Says why one’s own answers could not be listed [ERROR-2]',
};
