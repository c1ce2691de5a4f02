import { askAssistant } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Assistant', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const AskAssistant = { ...failuresOf(askAssistant), name: 'Says why the assistant could not answer [ERROR-2]' };
