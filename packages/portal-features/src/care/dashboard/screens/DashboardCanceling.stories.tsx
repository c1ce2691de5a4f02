import { scenarios } from '@sakina/mocks';
import { cancelAppointment, quoteCancellation } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Canceling',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the question for the session in two days. */
async function askToCancel(canvas: ReturnType<typeof within>, name = /Cancel your session with Imam Yusuf Demir/) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this session?' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const DangerTyped: Story = {
  name: 'Shows help under the reason for canceling in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await expectHelpWhileTyping(dialog, await dialog.findByRole('textbox'));
  },
};

export const CancelFree: Story = {
  name: 'Says the policy, asks for the reason, cancels, and tells the result',
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await expect(await dialog.findByText('Canceling is free.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await dialog.findByText('Choose the reason that fits best')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await dialog.findByText('Tell us briefly why you’re canceling')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'What’s the reason?' }), 'My family is visiting.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    const toast = await screen.findByText('Your session is canceled');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this session?' })).toBeNull());
    const later = within(canvas.getByRole('region', { name: 'Later' }));
    await expect(await later.findByText('You canceled it.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'What’s next?' })).toHaveFocus());
  },
};

export const CancelLate: Story = {
  name: 'Names the fee before a late cancellation',
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'Next session' });
    const dialog = await askToCancel(within(next), /Cancel your session with Dr\. Amina Rahman/);
    await expect(
      await dialog.findByText(
        /Free cancellation ended .* Canceling now costs \$60, 50% of the price\. We’ll charge Visa ending in 4242\./,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'I’m not well' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay $60' }));
    await screen.findByText('The $60 fee is charged to Visa ending in 4242. We’ve told Dr. Amina Rahman.');
  },
};

export const CancelPrepaid: Story = {
  name: 'Says what more is taken after a part was paid, and cancels at no other price than the one read [CALL-13]',
  beforeEach: ({ msw }) => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    msw.use(
      scenarios.answering(quoteCancellation, {
        freeUntil: '2026-11-23T15:30:00Z',
        lateFeePercent: 50,
        fee: usd(5000),
        paid: usd(2000),
        refund: usd(0),
        charge: usd(3000),
        card: { brand: 'VISA', last4: '4242' },
        isInsured: true,
      }),
    );
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'Next session' });
    const dialog = await askToCancel(within(next), /Cancel your session with Dr\. Amina Rahman/);
    const cost = await dialog.findByText(/^You paid \$20\. Free cancellation ended/);
    await expect(cost).toHaveTextContent(
      /so \$30 more is charged to Visa .* Insurance doesn’t cover cancellation fees\.$/,
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'I’m not well' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and pay $30' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The cancellation fee has changed');
    await expect(dialog.getByRole('radio', { name: 'I’m not well' })).toBeChecked();
  },
};

export const CancelRefused: Story = {
  name: 'Says when a session can no longer be canceled',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(cancelAppointment, { code: 'NOT_CANCELLABLE' })),
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'I’m not well' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel session' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This session can no longer be canceled');
  },
};

export const CancelOffline: Story = {
  name: 'Keeps the reason when the connection breaks',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(cancelAppointment)),
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'I’m not well' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel session' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(dialog.getByRole('radio', { name: 'I’m not well' })).toBeChecked();
  },
};

export const CancelPolicyUnread: Story = {
  name: 'Does not let cancel before the policy has been read',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(quoteCancellation)),
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel session' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('Canceling is free.')).toBeVisible();
  },
};
