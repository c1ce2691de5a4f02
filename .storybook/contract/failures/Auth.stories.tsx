import { refreshTokens } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Auth', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const RefreshTokens = {
  ...failuresOf(refreshTokens),
  name: 'Says why the session could not be renewed [ERROR-2]',
};
