import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import found from 'virtual:contract-uses';
import { OperationsPage } from './components/OperationsPage.tsx';
import { DETAIL_TABS } from './components/OperationDetail.tsx';
import { scenarioNamed } from './model/scenario.ts';

interface Args {
  /** Id of an operation, such as `CALL-10`; an address can name it: `&args=operation:CALL-10`. */
  operation?: string;
  /** The view that is open at first. */
  tab?: (typeof DETAIL_TABS)[number];
}

const meta = {
  title: 'Contract/Operations',
  parameters: { layout: 'fullscreen' },
  argTypes: { operation: { control: 'text' }, tab: { control: 'select', options: DETAIL_TABS } },
  render: (args, { msw, globals }) => (
    <OperationsPage key={JSON.stringify(args)} {...args} found={found} network={msw} scenario={scenarioNamed(globals['scenario'])} />
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every operation is listed, counted and found [SHOW-5]',
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('navigation', { name: 'Operations found' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an operation' }), 'SLOT_TAKEN create');
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(list).getByRole('button', { name: /Books a time with a provider/ }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Books a time with a provider.' })).toHaveFocus();
    await expect(canvas.getByText('With the same Idempotency-Key it has one effect, and the first answer comes again.')).toBeVisible();
    await expect(canvas.getAllByText('reasonForVisit')[0]).toBeVisible();
  },
};
