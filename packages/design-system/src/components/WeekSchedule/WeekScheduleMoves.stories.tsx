import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WeekSchedule } from '@sakina/design-system';
import type { MoveAnswer } from '@sakina/design-system';
import { Screen, weekArgs, blocked, AMAL } from './story-week.tsx';

const meta = {
  title: 'Design system/Data/WeekSchedule/Moving',
  component: WeekSchedule,
  args: weekArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof WeekSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Events are reached, moved, resized and restored by keyboard alone [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    for (const name of ['Previous week', 'Today', 'Next week']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^James Okonkwo/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Noah Bergström/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(said).toHaveTextContent(/^Amal Haddad picked up, Tuesday, November 24, 10:00 AM to 10:50 AM/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent(
      'Moved to Wednesday, November 25, 10:00 AM to 10:50 AM. Overlaps with Noah Bergström.',
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(said).toHaveTextContent('Moved to Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(said).toHaveTextContent('Now Wednesday, November 25, 9:00 AM to 10:05 AM.');
    await userEvent.keyboard('-');
    await expect(said).toHaveTextContent('Now Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-11-25T09:00:00-05:00', end: '2026-11-25T09:50:00-05:00' }),
    );
    const moved = await canvas.findByRole('button', {
      name: /^Amal Haddad, Wednesday, November 25, 9:00 AM to 9:50 AM/,
    });
    await expect(moved).toHaveFocus();
    await waitFor(() => expect(moved).toHaveAttribute('aria-busy', 'false'));

    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(said).toHaveTextContent('Amal Haddad is back at Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(moved).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const MoveByForm: Story = {
  name: 'The same is done by a form, without dragging or arrow keys [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: AMAL }));
    const card = await screen.findByRole('dialog', { name: 'Amal Haddad' });
    await waitFor(() => expect(within(card).getByText('Tuesday, November 24, 10:00 AM to 10:50 AM')).toBeVisible());
    await userEvent.click(within(card).getByRole('button', { name: 'Move…' }));
    const form = await screen.findByRole('dialog', { name: 'Move Amal Haddad' });
    await userEvent.click(within(form).getByRole('button', { name: /Start/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2:15 PM' }));
    await userEvent.click(within(form).getByRole('button', { name: /Length/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1 hour 15 minutes' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-11-24T14:15:00-05:00', end: '2026-11-24T15:30:00-05:00' }),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^Amal Haddad, Tuesday, November 24, 2:15 PM to 3:30 PM/ }),
      ).toHaveFocus(),
    );
  },
};

export const Blocked: Story = {
  name: 'A time that is taken says why before anything is put there',
  args: {
    view: 'week',
    blocked,
    canPlace: ({ start }) => (start.includes('T17') ? 'You do not work after 5 PM.' : null),
  },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{PageDown}{PageDown}{PageDown}');
    await expect(said).toHaveTextContent('It can’t go here: Conflicts with Lunch.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(said).toHaveTextContent('It can’t go here: You do not work after 5 PM.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus());
  },
};

export const RefusedMove: Story = {
  name: 'A move that the server refuses is reverted and says why',
  args: { view: 'week', onMove: fn(() => Promise.resolve({ refusal: 'Amal has another appointment then.' })) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Amal Haddad moved back to Tuesday, November 24, 10:00 AM to 10:50 AM. Amal has another appointment then.',
      ),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const LeftWhereItWas: Story = {
  name: 'A move that the reader decides against is reverted and told without alarm',
  args: { view: 'week', onMove: fn(() => Promise.resolve<MoveAnswer>('left')) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Amal Haddad is back at Tuesday, November 24'),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
  },
};

export const FailedMove: Story = {
  name: 'A move that could not be saved is reverted as well',
  args: { view: 'week', onMove: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The change couldn’t be saved. Try again in a moment.'),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
  },
};

export const Saving: Story = {
  name: 'While a move is saved the event is shown at its new time, once',
  args: { view: 'week', onMove: fn(() => new Promise<MoveAnswer>(() => undefined)) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    const moved = await canvas.findByRole('button', { name: /^Amal Haddad, Tuesday, November 24, 10:15 AM/ });
    await expect(moved).toHaveAttribute('aria-busy', 'true');
    // It has not moved yet, so nothing says that it has.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\s*$/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Amal Haddad is still being saved.');
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const Drag: Story = {
  name: 'A pointer drags in steps, and Escape cancels',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const amal = canvas.getByRole('button', { name: AMAL });
    const box = amal.getBoundingClientRect();
    const from = { clientX: box.left + 20, clientY: box.top + 10, button: 0, pointerId: 7, pointerType: 'mouse' };
    const hour = ((box.height + 1) / 50) * 60;
    const later = { ...from, clientY: from.clientY + hour };
    await fireEvent.pointerDown(amal, from);
    await fireEvent.pointerMove(window, later);
    await waitFor(() => expect(canvas.getByText('11:00 AM to 11:50 AM')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('11:00 AM to 11:50 AM')).not.toBeInTheDocument());
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.pointerDown(amal, from);
    await fireEvent.pointerMove(window, later);
    await waitFor(() => expect(canvas.getByText('11:00 AM to 11:50 AM')).toBeVisible());
    await fireEvent.pointerUp(window, later);
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ start: '2026-11-24T11:00:00-05:00' }));
  },
};

export const Create: Story = {
  name: 'An event is added at a free time by keyboard alone [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const slot = canvas.getByRole('button', { name: 'New event, Tuesday, November 24, 8:00 AM to 9:00 AM' });
    slot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'New event, Wednesday, November 25, 8:00 AM to 9:00 AM' }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}{ArrowDown}-');
    await expect(canvas.getByRole('status')).toHaveTextContent('Now Wednesday, November 25, 9:15 AM to 10:00 AM.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      start: '2026-11-25T09:15:00-05:00',
      end: '2026-11-25T10:00:00-05:00',
    });
  },
};
