import { SearchField, SideSheet, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QueueScreen } from './QueueScreen.tsx';

const meta = {
  title: 'Admin/Queue/Screen',
  component: QueueScreen<'waiting' | 'done'>,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: {
    title: 'Reports',
    views: ['waiting', 'done'],
    view: 'waiting',
    label: (view) => ({ waiting: 'Needs a decision', done: 'Decided' })[view],
    onViewChange: fn(),
    children: <SearchField label="Search" value="" onChange={() => undefined} />,
    sheet: null,
  },
} satisfies Meta<typeof QueueScreen<'waiting' | 'done'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Another list is chosen by its tab, and / goes to the search of the one that is shown',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    canvas.getByRole('tab', { name: 'Needs a decision' }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Decided' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('done');
  },
};

export const Beside: Story = {
  name: 'What is open stands beside the list, below the notice',
  args: {
    notice: <Text>{'No one is on call.'}</Text>,
    sheet: (
      <SideSheet isOpen onOpenChange={() => undefined} title="A report">
        <Text>{'Reported an hour ago.'}</Text>
      </SideSheet>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'A report' })).toBeVisible();
    await expect(canvas.getByText('No one is on call.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};
