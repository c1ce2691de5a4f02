import { NightStage, TextField } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PanelTabs } from './PanelTabs.tsx';
import type { PanelTabsProps } from './PanelTabs.tsx';

/** The tabs, which their owner turns. */
function Turned({ onShow, shown: first, ...props }: PanelTabsProps) {
  const [shown, setShown] = useState(first);
  const show = (id: typeof first) => {
    setShown(id);
    onShow(id);
  };
  return <PanelTabs {...props} shown={shown} onShow={show} />;
}

const meta = {
  title: 'Consumer/Call, tabs of the panel',
  component: PanelTabs,
  args: {
    tabs: [
      { id: 'people', content: 'Layla Haddad' },
      { id: 'chat', content: <TextField label="Message" /> },
      { id: 'consent', content: 'You agreed to a recording.' },
    ],
    shown: 'people',
    unread: 0,
    onShow: fn(),
  },
  render: (args) => (
    <NightStage>
      <Turned {...args} />
    </NightStage>
  ),
} satisfies Meta<typeof PanelTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What is typed in a tab stays while another one is shown',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Chat' }));
    await expect(args.onShow).toHaveBeenCalledWith('chat');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'Salaam');
    await userEvent.click(canvas.getByRole('tab', { name: 'People' }));
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('Salaam');
  },
};

export const Unread: Story = {
  name: 'Lines of the chat that were not read are counted at its tab alone',
  args: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Chat/ })).toHaveTextContent('3');
    await expect(canvas.getByRole('tab', { name: 'People' })).not.toHaveTextContent('3');
  },
};

export const HandsUp: Story = {
  name: 'Hands and requests are counted at the tab of people alone',
  args: {
    tabs: [
      { id: 'people', content: 'Layla Haddad', count: 2 },
      { id: 'chat', content: 'Salaam' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /People/ })).toHaveTextContent('2');
    await expect(canvas.getByRole('tab', { name: 'Chat' })).not.toHaveTextContent('2');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('tab');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
};
