import { scenarios } from '@sakina/mocks';
import { createGroupSession } from '@sakina/platform/contract';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { groups, WithAddress } from '../story-help.tsx';
import { elsewhere } from '../../../shared/testing/story-elsewhere.ts';
import { GroupSessionsScreen } from './GroupSessionsScreen.tsx';

const account = 'therapist@demo.test';

const meta = {
  title: 'Provider/Group changes',
  component: GroupSessionsScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof GroupSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Calls are switched on; none is connected here. */
const noCall = () => Promise.reject(new Error('No call is connected in this story.'));

type Place = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Types a date or a time part by part, as its field takes it. */
async function type(place: Place, field: RegExp, parts: string) {
  const [first] = within(place.getByRole('group', { name: field })).getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard(parts);
}

async function choose(place: Place, field: RegExp, option: string) {
  await userEvent.click(place.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Announces: Story = {
  name: 'Announces a series over a clock change, each date listed before it is made [CALL-46] [CARE-9]',
  args: { selection: { isNew: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Announce the group' }));
    const summary = await canvas.findByRole('region', { name: /^Check .* answers?$/ });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a title.' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Worry hour');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'One exercise each.');
    await choose(canvas, /Topic/, 'Anxiety');
    await choose(canvas, /Language/, 'English');
    await type(canvas, /^Day/, '03072027');
    await type(canvas, /^Start/, '0400PM');
    await choose(canvas, /Repeats/, 'Every week');
    const count = canvas.getByRole('textbox', { name: /^Number of meetings/ });
    await userEvent.clear(count);
    await userEvent.type(count, '3{Tab}');
    const dates = within(await canvas.findByRole('region', { name: '3 dates' }));
    await expect(dates.getAllByRole('listitem')).toHaveLength(3);
    await expect(dates.getByText(/^Your clock moves forward before this one/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price per seat/ }), '0{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Announce the group' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Worry hour' })).toBeVisible();
    await expect(canvas.getByText('Meeting 1 of 3 · Every week')).toBeVisible();
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith({ groupId: expect.stringMatching(/^grp-/) }),
    );
  },
};

export const Clash: Story = {
  name: 'Names what stands on the calendar where a change does not fit, and keeps what was typed [CALL-46]',
  args: { selection: { groupId: groups.griefNextWeek } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await type(canvas, /^Day/, '11252026');
    await type(canvas, /^Start/, '1000AM');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('You have a calendar conflict')).toBeVisible();
    await expect(canvas.getByText(/^Noah Bergström: /)).toBeVisible();
    await expect(canvas.getByText(/was Tuesday, December 1/)).toBeVisible();
  },
};

export const ChangesFollowing: Story = {
  name: 'Changes a meeting and those that follow, with whom it reaches said before [ROUTE-30]',
  args: { selection: { groupId: groups.griefNextWeek } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'This and following meetings' }));
    const reached = within(await canvas.findByRole('region', { name: 'These 2 meetings will change' }));
    await expect(reached.getByText('3 people have a seat, no one waiting')).toBeVisible();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Circle of grief');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('2 meetings updated')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Circle of grief' })).toHaveFocus();
  },
};

export const TooSmall: Story = {
  name: 'A group is never made smaller than the seats that are taken, by keyboard alone [ROUTE-30]',
  args: { selection: { groupId: groups.griefNextWeek } },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Edit' });
    change.focus();
    await userEvent.keyboard('{Enter}');
    const seats = await canvas.findByRole('textbox', { name: /^Seats/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, '2{Tab}');
    canvas.getByRole('button', { name: 'Save changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      (await canvas.findAllByText('3 seats are taken. The group can’t be smaller than that.')).length,
    ).toBeGreaterThan(0);
    await expect(seats).toHaveValue('2');
  },
};

export const ComesBack: Story = {
  name: 'Gives back a group that was begun, and empties it when asked [SEC-15]',
  args: { selection: { isNew: true } },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Evening circle');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Evening circle');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(canvas.queryByText('What you typed is back')).toBeNull();
  },
};

export const Conflict: Story = {
  name: 'A save over another window’s change asks about what both changed, and loses neither [SEC-16]',
  args: { selection: { groupId: groups.griefNextWeek } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', again');
    await elsewhere(account, 'PUT', `/cloud/v1/group-sessions/${groups.griefNextWeek}`, {
      version: 1,
      title: 'From the other window',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('Grief circle, again')).toBeVisible());
    await expect(dialog.getByText('From the other window')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Grief circle, again' })).toBeVisible();
  },
};

export const Cancels: Story = {
  name: 'Cancels a meeting and those that follow, with a reason and whom it concerns said before [ROUTE-30]',
  args: { selection: { groupId: groups.griefNextWeek } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel meeting' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Grief circle”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
    await expect(await dialog.findByText('Enter a short reason.')).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: 'This and following meetings' }));
    await expect(dialog.getByRole('region', { name: 'These 2 meetings will be canceled' })).toBeVisible();
    await userEvent.type(reason, 'I am at a funeral.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 meetings' }));
    await expect(await screen.findByText('2 meetings were canceled')).toBeInTheDocument();
    await expect(await canvas.findByText('I am at a funeral.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const BeginsAndEnds: Story = {
  name: 'Begins a meeting and ends it, after what follows was said [ROUTE-30]',
  args: { selection: { groupId: groups.griefTonight } },
  decorators: [
    (Story) => (
      <CallProvider connect={noCall}>
        <Story />
      </CallProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    const begin = within(await screen.findByRole('alertdialog', { name: 'Start “Grief circle”?' }));
    await expect(begin.getByText(/^The room opens for the 6 people/)).toBeVisible();
    await userEvent.click(begin.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByRole('link', { name: 'Go to the room' })).toHaveAttribute(
      'href',
      expect.stringContaining('/group-video?room='),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    const end = within(await screen.findByRole('alertdialog', { name: 'End “Grief circle”?' }));
    await expect(end.getByText(/Each of the 6 people with a seat gets an invoice for \$15/)).toBeVisible();
    await userEvent.click(end.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End' })).toBeNull());
  },
};

export const RefusedByServer: Story = {
  name: 'Keeps a whole new group where the connection breaks [ERROR-2]',
  args: { selection: { isNew: true } },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createGroupSession)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Worry hour');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'One exercise each.');
    await choose(canvas, /Topic/, 'Anxiety');
    await choose(canvas, /Language/, 'English');
    await type(canvas, /^Day/, '12062026');
    await type(canvas, /^Start/, '0400PM');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price per seat/ }), '15{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Announce the group' }));
    await expect(await canvas.findByText('We couldn’t reach the server')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Worry hour');
  },
};

export const AttendanceAndNotes: Story = {
  name: 'Records who came, and a note of each that warns where it names another [ROUTE-30] [CLOUD-481] [CLOUD-482]',
  args: { selection: { groupId: groups.griefTonight } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    const begin = within(await screen.findByRole('alertdialog', { name: 'Start “Grief circle”?' }));
    await userEvent.click(begin.getByRole('button', { name: 'Start' }));
    const record = within(await canvas.findByRole('region', { name: 'Attendance and notes' }));
    await record.findByRole('button', { name: /Layla Haddad’s attendance/ });
    await choose(record, /Layla Haddad’s attendance/, 'Late');
    await waitFor(() =>
      expect(record.getByRole('button', { name: /Layla Haddad’s attendance/ })).toHaveTextContent('Late'),
    );
    await userEvent.click(record.getByRole('button', { name: 'Write a note about Layla Haddad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about Layla Haddad' }));
    const note = dialog.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Comforted Mateo.');
    await expect(await dialog.findByText('This mentions Mateo Fernández')).toBeVisible();
    await userEvent.clear(note);
    await userEvent.type(note, 'Spoke of her grandmother.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the note' }));
    await expect(await record.findByText('Spoke of her grandmother.')).toBeVisible();
    await expect(record.getByRole('button', { name: 'Edit note about Layla Haddad' })).toBeVisible();
  },
};
