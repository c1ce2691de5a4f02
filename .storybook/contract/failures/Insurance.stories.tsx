import { verifyInsurance } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Insurance', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const VerifyInsurance = {
  ...failuresOf(verifyInsurance),
  name: 'Says why the insurance could not be checked [ERROR-2]',
};
