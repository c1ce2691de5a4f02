import { scenarios, storyServer } from '@sakina/mocks';
import { getNotificationPreferences, putNotificationPreferences } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { device } from '../story-help.ts';

const meta = {
  title: 'Consumer/Profile/Notifications',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { section: 'account', accountUrl: 'https://id.sakina.example/realms/sakina/account', device },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Notifications: Story = {
  name: 'Chooses channels and quiet hours, and keeps them when saving fails [ERROR-2]',
  args: { section: 'notifications' },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(putNotificationPreferences)),
  play: async ({ canvas }) => {
    const messages = within(await canvas.findByRole('group', { name: 'A message arrives' }));
    await userEvent.click(messages.getByRole('checkbox', { name: 'Email' }));
    await expect(canvas.queryByRole('group', { name: 'A payout fails' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(messages.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    const toast = await screen.findByText('Notifications saved');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const NotificationsComeBack: Story = {
  name: 'Gives back choices that were left unsaved, and lets go of them when asked [SEC-15]',
  args: { section: 'notifications' },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const email = async () =>
      within(await canvas.findByRole('group', { name: 'A message arrives' })).getByRole('checkbox', { name: 'Email' });
    await userEvent.click(await email());
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(await email()).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await email()).not.toBeChecked();
  },
};

export const TwoWindows: Story = {
  name: 'Merges what two windows chose, and asks about what both changed [SEC-16]',
  args: { section: 'notifications' },
  play: async ({ canvas }) => {
    const messages = within(await canvas.findByRole('group', { name: 'A message arrives' }));
    await userEvent.click(messages.getByRole('checkbox', { name: 'Email' }));
    const otherWindow = storyServer.as('patient@demo.test');
    const read = await otherWindow.call(getNotificationPreferences, {});
    await otherWindow.call(putNotificationPreferences, { body: { ...read, discreet: !read.discreet } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await waitFor(async () => expect(await screen.findByText('Notifications saved')).toBeVisible());
    await expect(messages.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    const merged = await otherWindow.call(getNotificationPreferences, {});
    await expect(merged.discreet).toBe(!read.discreet);
    await expect(merged.channels.MESSAGE_RECEIVED).toContain('EMAIL');
    await otherWindow.call(putNotificationPreferences, {
      body: { ...merged, channels: { ...merged.channels, MESSAGE_RECEIVED: ['SMS'] } },
    });
    await userEvent.click(messages.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('Text message')).toBeVisible());
    await expect(dialog.queryByText('Discreet notifications')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(messages.getByRole('checkbox', { name: 'Text message' })).toBeChecked());
  },
};

export const QuietHoursWrong: Story = {
  name: 'Says at the field when quiet hours end where they begin [ERROR-2]',
  args: { section: 'notifications' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(putNotificationPreferences, {
        status: 422,
        code: 'VALIDATION_FAILED',
        details: { fields: { 'quietHours.until': 'Choose another time than the one at which they begin.' } },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save notifications' }));
    await expect(await canvas.findByText('Choose another time than the one at which they begin.')).toBeVisible();
  },
};

export const ProviderNotifications: Story = {
  name: 'Offers a provider the news of a practice as well',
  args: { section: 'notifications' },
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'A payout fails' })).toBeVisible();
  },
};
