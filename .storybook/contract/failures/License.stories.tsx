import { uploadLicense, verifyLicense } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/License', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const UploadLicense = {
  ...failuresOf(uploadLicense),
  name: 'Says why the licence could not be submitted [ERROR-2]',
};
export const VerifyLicense = {
  ...failuresOf(verifyLicense),
  name: 'Says why the licence could not be verified [ERROR-2]',
};
