import { scenarios, storyServer } from '@sakina/mocks';
import { createBroadcast, listBroadcasts, updateBroadcast } from '@sakina/platform/contract';
import { BroadcastStudioScreen } from '@sakina/portal-features/live/broadcasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { rooms, storyRoom, withCalls } from '../story-help.tsx';

const meta = {
  title: 'Provider/Broadcast studio/Announcing and changing',
  component: BroadcastStudioScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { room: storyRoom },
  decorators: [withCalls],
} satisfies Meta<typeof BroadcastStudioScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a date or a time part by part, as its field takes it. */
async function type(place: Pick<ReturnType<typeof within>, 'getByRole'>, field: RegExp, parts: string) {
  const [first] = within(place.getByRole('group', { name: field })).getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard(parts);
}

export const Announce: Story = {
  name: 'Announces a broadcast: says at the fields what is missing, and keeps what was typed when the calendar is not free',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failingOnce(createBroadcast, {
        status: 409,
        code: 'CALENDAR_CONFLICT',
        message: 'Something is on the calendar then.',
        details: {
          conflicts: [
            { title: 'Layla Haddad', startsAt: '2026-12-01T17:00:00.000Z', endsAt: '2026-12-01T17:50:00.000Z' },
          ],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Announce a broadcast' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'New broadcast' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await expect((await canvas.findAllByText('Enter a title.'))[0]).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'An empty chair');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Holidays after a loss.');
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'English' }));
    await type(canvas, /^Day/, '12062026');
    await type(canvas, /^Start/, '1200PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await expect(await canvas.findByText('You have a calendar conflict')).toBeVisible();
    await expect(canvas.getByText(/^Layla Haddad: Tuesday, December 1/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('An empty chair');

    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    const toast = await screen.findByText('“An empty chair” is announced');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('An empty chair')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Announce a broadcast' })).toHaveFocus());
  },
};

export const AnnounceComesBack: Story = {
  name: 'Gives back a broadcast that was begun, and keeps nothing once it is announced [SEC-15]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: 'Announce a broadcast' }));
    await open();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'An empty chair');
    await leaveAndReturn();
    await open();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('An empty chair'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
  },
};

export const Change: Story = {
  name: 'Changes what is announced: starts from what it says, says what prayer it falls into, and keeps its address [CLOUD-573] [CARE-5]',
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit announcement' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Edit this broadcast' })).toHaveFocus());
    const name = canvas.getByRole('textbox', { name: /^Title/ });
    await expect(name).toHaveValue('Panic on the train: ten minutes that help');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect((await canvas.findAllByText('Enter a title.'))[0]).toBeVisible();
    await userEvent.type(name, 'Panic on the bus');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Saved: Panic on the bus')).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Panic on the bus' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit announcement' })).toHaveFocus();
  },
};

export const TwoWindows: Story = {
  name: 'Merges what two windows changed of a broadcast, and asks about what both did [CLOUD-573] [SEC-16]',
  args: { roomName: rooms.today },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit announcement' }));
    const name = await canvas.findByRole('textbox', { name: /^Title/ });
    const otherWindow = storyServer.as('therapist@demo.test');
    const query = { roomName: rooms.today };
    const { items } = await otherWindow.call(listBroadcasts, { query });
    const [today] = items;
    if (!today) throw new TypeError('There is no broadcast today.');
    const { id, version, language, startsAt, durationMinutes } = today;
    await otherWindow.call(updateBroadcast, {
      params: { id },
      body: {
        version,
        title: 'From the other window',
        description: 'Ten minutes.',
        language,
        startsAt,
        durationMinutes,
      },
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Panic on the bus');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('From the other window')).toBeVisible());
    await expect(dialog.queryByText('Ten minutes.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await waitFor(() => expect(screen.getByText('Saved: Panic on the bus')).toBeVisible());
    const { items: saved } = await otherWindow.call(listBroadcasts, { query });
    await expect(saved[0]).toMatchObject({
      title: 'Panic on the bus',
      description: 'Ten minutes.',
    });
  },
};

export const ChangeRefused: Story = {
  name: 'Says that a broadcast which has begun cannot be changed, and keeps what was typed [CLOUD-573]',
  args: { roomName: rooms.today },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(updateBroadcast, { status: 409, code: 'BROADCAST_BEGUN', message: 'It has begun.' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit announcement' }));
    const name = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(name, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('This broadcast has started')).toBeVisible();
    await expect(name).toHaveValue('Panic on the train: ten minutes that help!');
  },
};
