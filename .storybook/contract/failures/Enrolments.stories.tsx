import { createEnrolment, listEnrolments, updateEnrolment } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Enrolments', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListEnrolments = {
  ...failuresOf(listEnrolments),
  name: 'Says why the programmes under way could not be listed [ERROR-2]',
};
export const CreateEnrolment = {
  ...failuresOf(createEnrolment),
  name: 'Says why the programme could not be begun [ERROR-2]',
};
export const UpdateEnrolment = {
  ...failuresOf(updateEnrolment),
  name: 'Says why the programme could not be put to rest [ERROR-2]',
};
