import {
  listOwnApplications,
  saveApplication,
  submitApplication,
  uploadApplicationDocument,
  withdrawApplication,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Applications', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListOwnApplications = {
  ...failuresOf(listOwnApplications),
  name: 'Says why one’s own applications could not be listed [ERROR-2]',
};
export const SaveApplication = {
  ...failuresOf(saveApplication),
  name: 'Says why the application could not be kept [ERROR-2]',
};
export const UploadApplicationDocument = {
  ...failuresOf(uploadApplicationDocument),
  name: 'Says why the document could not be added [ERROR-2]',
};
export const SubmitApplication = {
  ...failuresOf(submitApplication),
  name: 'Says why the application could not be submitted [ERROR-2]',
};
export const WithdrawApplication = {
  ...failuresOf(withdrawApplication),
  name: 'Says why the application could not be taken back [ERROR-2]',
};
