import { make, scenarios } from '@sakina/mocks';
import { admitParticipant, getRoom, lockRoom, sendBackParticipant } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { id, amina, layla, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Live session/People',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const outside = { ...layla, presence: 'WAITING' as const, admittedAt: null, waitingSince: minutes(-2) };
const typed = { ...outside, id: 'participant-3', role: 'GUEST' as const, identity: 'GUEST' as const };

export const Admits: Story = {
  name: 'Says who waits and how that is known, and lets in one of two of the same name [SESSION-5]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina, outside, typed] } })),
  play: async ({ canvas, msw }) => {
    const place = within(await canvas.findByRole('group', { name: 'Waiting to come in' }));
    const [known, unknown] = place.getAllByRole('listitem').map((item) => within(item));
    await expect(known?.getByText('Logged in, invited')).toBeVisible();
    await expect(unknown?.getByText('Not logged in, typed this name')).toBeVisible();
    await expect(unknown?.getByText(/anyone with the link can type it/)).toBeVisible();
    await expect(unknown?.getByRole('button', { name: 'Let in Layla Haddad' })).toHaveAccessibleDescription(
      'Not logged in, typed this name',
    );
    const after = make.room({ participants: [amina, layla, typed] });
    msw.use(scenarios.answering(admitParticipant, after), scenarios.answering(getRoom, after));
    const admit = known?.getByRole('button', { name: 'Let in Layla Haddad' });
    admit?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Waiting to come in' })).toHaveFocus());
    await expect(canvas.getByText('Layla Haddad was let in.')).toBeInTheDocument();
    await expect(canvas.getByText('Client · Here')).toBeVisible();
  },
};

export const SendsBack: Story = {
  name: 'Puts someone in the waiting room after saying what it means, and locks the room',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to waiting room: Layla Haddad' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move Layla Haddad to the waiting room?' }));
    await expect(dialog.getByText(/You can let them back in/)).toBeVisible();
    const back = make.room({ participants: [amina, { ...outside, admittedAt: minutes(-8) }] });
    msw.use(scenarios.answering(sendBackParticipant, back), scenarios.answering(getRoom, back));
    await userEvent.click(dialog.getByRole('button', { name: 'Move to waiting room' }));
    await expect(await canvas.findByText(/^Back in the waiting room since/)).toBeVisible();
    const locked = make.room({ participants: [amina], isLocked: true });
    msw.use(scenarios.answering(lockRoom, locked), scenarios.answering(getRoom, locked));
    await userEvent.click(canvas.getByRole('switch', { name: 'Lock the room' }));
    await expect(await canvas.findByText(/no one new can ask to come in/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Lock the room' })).toBeChecked();
  },
};

export const AdmissionFails: Story = {
  name: 'Someone who left meanwhile is not let in, and the host is told [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(admitParticipant, { code: 'PRESENCE_CHANGED' }),
      ...runningSession({ room: { participants: [amina, outside] } }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let in Layla Haddad' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They’re no longer waiting.');
    await expect(canvas.getByRole('button', { name: 'Let in Layla Haddad' })).toBeVisible();
  },
};

export const Alone: Story = {
  name: 'Empty: says whom the room waits for',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina] } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Layla Haddad hasn’t arrived yet. You’ll see them here when they do.'),
    ).toBeVisible();
  },
};
