import { ids, scenarios, storyServer } from '@sakina/mocks';
import { previewAvailability, updateAvailability } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';
import { preview, save } from '../story-help.ts';

const meta = {
  title: 'Provider/Availability/Saving',
  component: AvailabilityScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is saved is compared with all that is booked, twice, which takes its time beside other work of the machine. */
const COMPARED = { timeout: 15_000 };

/** Leaves booked what lies outside the hours that are saved. */
async function leaveBooked() {
  const dialog = within(await screen.findByRole('dialog', { name: /outside these hours$/ }, COMPARED));
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }));
  await expect(await screen.findByText('Hours saved. Clients can book them now.', {}, COMPARED)).toBeInTheDocument();
}

/** Puts other weekly hours in Dr. Rahman's place, as another window would. */
const changeElsewhere = () =>
  storyServer.change((tables) => {
    const amina = tables.providers.get(ids.providers.amina);
    const settings = tables.providerSettings.get(ids.providers.amina);
    if (!amina || !settings) return;
    tables.providers.put({ ...amina, weekly: amina.weekly.filter(({ dayOfWeek }) => dayOfWeek !== 1) });
    tables.providerSettings.put({ ...settings, availabilityVersion: settings.availabilityVersion + 1 });
  });

export const BookedOutside: Story = {
  name: 'Lists what is booked outside the new hours; each stays, is moved or is canceled, as chosen [CALL-6] [CALL-13]',
  play: async ({ canvas }) => {
    const remove = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await remove('Remove range 2: Wednesday');
    await remove('Remove range 1: Wednesday');
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /outside these hours$/ }));
    const rows = within(await dialog.findByRole('list', { name: 'Sessions outside these hours' }));
    const [first, second] = rows.getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: /Cancel session/ }));
    await expect(await dialog.findByText(/1 client is notified right away that you’re canceling/)).toBeVisible();
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: /Move to another time/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and cancel 1 session' }));
    await expect(await canvas.findByText('1 session to move')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /open in calendar/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/provider/calendar?'),
    );
  },
};

export const NoWayLeft: Story = {
  name: 'Keeps the hours of a date whose way of meeting was taken off, and leads there before it saves [CALL-6]',
  beforeEach: () =>
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      if (!amina) return;
      const slots = [{ from: '09:00', until: '12:00', modes: ['IN_PERSON' as const] }];
      tables.providers.put({
        ...amina,
        modes: ['ONLINE'],
        weekly: amina.weekly.map((row) => ({ ...row, modes: ['ONLINE' as const] })),
        exceptions: [{ date: '2026-12-10', slots, reason: null }],
      });
    }),
  play: async ({ canvas }) => {
    const dates = within(await canvas.findByRole('list', { name: 'Date-specific hours' }));
    await expect(dates.getByText('These hours have no session format left')).toBeVisible();
    await expect(dates.getByText(/9:00 AM/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove range 1: Monday' }));
    await save(canvas);
    const change = dates.getByRole('button', { name: /^Change.*December 10/ });
    await waitFor(() => expect(change).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit this date' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Online' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByText('These hours have no session format left')).toBeNull());
  },
};

export const NoOneCouldBook: Story = {
  name: 'Asks before hours are saved in which no one can book [CALL-6]',
  beforeEach: () =>
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      if (!amina) return;
      tables.providers.put({ ...amina, weekly: amina.weekly.slice(0, 1), exceptions: [] });
      for (const row of tables.appointments.all()) if (row.provider.id === amina.id) tables.appointments.remove(row.id);
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove range 1: Monday' }));
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'No one can book you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }));
    await expect(await screen.findByText('Hours saved. Clients can book them now.')).toBeInTheDocument();
  },
};

export const Stale: Story = {
  name: 'Asks about the day that two windows changed, with both values, and keeps all else [SEC-16]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove range 1: Friday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove range 1: Monday' }));
    await changeElsewhere();
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }, COMPARED));
    await waitFor(() => expect(dialog.getAllByText('Monday')).toHaveLength(2));
    await expect(dialog.queryByText('Friday')).toBeNull();
    await expect(dialog.getAllByText('Unavailable')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    await leaveBooked();
    await expect(canvas.queryByRole('list', { name: 'Hours: Friday' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Hours: Monday' })).toBeNull();
  },
};

export const ComesBack: Story = {
  name: 'Gives back hours that were left unsaved, and lets go of them when asked [SEC-15] [CALL-6]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove range 1: Friday' }));
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Hours: Friday' })).toBeNull();
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('button', { name: 'Remove range 1: Friday' })).toBeVisible();
    await leaveAndReturn();
    await expect(await canvas.findByRole('button', { name: 'Remove range 1: Friday' })).toBeVisible();
    await expect(canvas.queryByText('What you typed is back')).toBeNull();
  },
};

export const Merged: Story = {
  name: 'Saves one day over another window’s change of another day, and asks about neither [SEC-16]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove range 1: Friday' }));
    await changeElsewhere();
    await save(canvas);
    await leaveBooked();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Hours: Monday' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Hours: Friday' })).toBeNull();
  },
};

export const SaveFails: Story = {
  name: 'Keeps what was typed where the hours could not be saved [CALL-6] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updateAvailability)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove range 1: Friday' }));
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(await canvas.findByRole('button', { name: 'Remove range 1: Friday' })).toBeVisible();
  },
};

export const PreviewFails: Story = {
  name: 'Says that the preview failed, beside a form that works [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewAvailability)),
  play: async ({ canvas }) => {
    const seen = await preview(canvas);
    await userEvent.click(await seen.findByRole('button', { name: 'Try again' }));
    await expect((await seen.findAllByText(/for you$/, {}, { timeout: 4000 }))[0]).toBeVisible();
  },
};
