import { scenarios } from '@sakina/mocks';
import { addCoverage, removePaymentMethod } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';
import { device } from '../story-help.ts';

const meta = {
  title: 'Consumer/Profile/Cards and insurance',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { section: 'account', accountUrl: 'https://id.sakina.example/realms/sakina/account', device },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: 'Makes another card pay, and removes one after asking',
  args: { section: 'payment' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
    await expect(await canvas.findByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Visa ending in 4242' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 4242?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove: Visa ending in 4242' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Remove Visa ending in 4242?' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cards' })).toHaveFocus());
  },
};

export const CardStays: Story = {
  name: 'Says in the question why a card could not be removed [ERROR-2]',
  args: { section: 'payment' },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(removePaymentMethod)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Visa ending in 4242' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(await within(dialog).findByText(/^Check your connection/)).toBeVisible();
  },
};

export const Insurance: Story = {
  name: 'Adds an insurance, says at the field what is wrong, and removes one [ERROR-2]',
  args: { section: 'insurance' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Member ID' }), 'W1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add insurance' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Member ID' })).toHaveAccessibleDescription(/Enter 4 to 20 letters/),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Member ID' }), '23456789');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Plan' }), 'Silver 2000');
    await userEvent.click(canvas.getByRole('button', { name: /Insurer/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cigna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add insurance' }));
    await expect(await canvas.findByRole('button', { name: 'Remove: Silver 2000' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('');
  },
};

export const InsuranceKnown: Story = {
  name: 'Says when the same insurance was added before, and keeps what was typed [ERROR-2]',
  args: { section: 'insurance' },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(addCoverage, { code: 'COVERAGE_EXISTS' })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Member ID' }), 'W123456789');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Plan' }), 'Silver 2000');
    await userEvent.click(canvas.getByRole('button', { name: /Insurer/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cigna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add insurance' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Member ID' })).toHaveAccessibleDescription(
        /You’ve already added this member ID/,
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Silver 2000');
  },
};
