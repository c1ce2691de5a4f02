import { cancelChosenSessions, previewChosenCancel } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminSessionsScreen } from '@sakina/portal-features/administration/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress, rows, loaded } from '../story-help.tsx';
import type { Canvas } from '../story-help.tsx';

const meta = {
  title: 'Admin/Sessions/Canceling several',
  component: AdminSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AdminSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const selectFirst = async (canvas: Canvas, count: number) => {
  await waitFor(() => expect(rows(canvas).length).toBeGreaterThanOrEqual(count));
  for (const row of rows(canvas).slice(0, count)) await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel selected sessions' }));
  return screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
};

export const CancelsSeveral: Story = {
  name: 'Several chosen sessions are shown one by one, canceled together, and nothing stays selected [ADM-61]',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 3);
    await expect(await within(dialog).findByText('These 3 sessions are canceled')).toBeVisible();
    await expect(within(dialog).getAllByText(/ with .*\./)).toHaveLength(3);
    await expect(within(dialog).getByText(/The client isn’t charged/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 3 sessions' }));
    await expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 3 sessions' }));
    await waitFor(() => expect(screen.getByText('3 sessions are canceled')).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Cancel selected sessions' })).not.toBeInTheDocument(),
    );
  },
};

export const CancelsNone: Story = {
  name: 'Of chosen sessions that are over none can be canceled, and that is said',
  args: { address: addressOf('f.status=COMPLETED') },
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 2);
    await expect(await within(dialog).findByText('None of these can be canceled')).toBeVisible();
    await expect(within(dialog).getByText(/^2 selected sessions have started/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Cancel selected sessions' })).toBeVisible();
  },
};

export const CancelsTooMany: Story = {
  name: 'More than 50 sessions are not canceled at once, and that is said before anything is sent',
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel selected sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
    await expect(within(dialog).getByText('Too many at once')).toBeVisible();
    await expect(within(dialog).getByText(/You can cancel up to 50 sessions at once/)).toBeVisible();
  },
};

export const ChosenHaveChanged: Story = {
  name: 'Chosen sessions that changed since they were shown are shown again before anything is canceled',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(cancelChosenSessions, { status: 409, code: 'SELECTION_CHANGED' })),
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 2);
    await userEvent.click(await within(dialog).findByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    await expect(await within(dialog).findByText('These sessions have changed')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review again' }));
    const send = within(dialog).getByRole('button', { name: 'Cancel 2 sessions' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText('2 sessions are canceled')).toBeVisible());
  },
};

export const PreviewFails: Story = {
  name: 'A preview that cannot be read says so, and can be tried again',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewChosenCancel)),
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 1);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Review again' }));
    await expect(await within(dialog).findByText('This session is canceled')).toBeVisible();
  },
};
