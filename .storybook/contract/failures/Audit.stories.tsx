import { logPortalSwitch } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Audit', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const LogPortalSwitch = {
  ...failuresOf(logPortalSwitch),
  name: 'Says why a portal switch could not be noted [ERROR-2]',
};
