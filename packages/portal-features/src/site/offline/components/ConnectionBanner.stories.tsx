import { Button } from '@sakina/design-system';
import { ConnectionBanner } from '@sakina/portal-features/site/offline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Shared states/Connection',
  component: ConnectionBanner,
  args: { isConnected: false },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that there is no connection, and what becomes of what one writes [SEC-17]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'You’re offline. Messages and journal entries you write are kept here and sent when you’re back online. Nothing else can be sent.',
    );
  },
};

export const Connected: Story = {
  name: 'Says nothing while there is a connection',
  args: { isConnected: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

export const ComesBack: Story = {
  name: 'Says that the connection is back [SEC-17]',
  render: function ComesBack() {
    const [isConnected, setConnected] = useState(false);
    return (
      <>
        <Button onPress={() => setConnected(true)}>{'Come back'}</Button>
        <ConnectionBanner isConnected={isConnected} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await expect(within(canvas.getByRole('status')).getByText('You’re back online.')).toBeVisible();
  },
};

export const InArabic: Story = {
  name: 'Says it in Arabic, from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('لا يوجد اتصال بالإنترنت.')).toBeVisible();
  },
};
