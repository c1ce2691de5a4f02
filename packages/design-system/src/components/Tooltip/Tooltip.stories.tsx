import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Tooltip } from '@sakina/design-system';

const meta = {
  title: 'Design system/Display/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    text: 'Your provider reads it before the session',
    children: <Button variant="secondary">Share this note</Button>,
  },
  render: (args) => (
    <main style={{ padding: '4rem 8rem' }}>
      <Tooltip {...args} />
    </main>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Appears when the pointer rests, stays while hovered, and disappears with it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share this note' });
    // Move the pointer first: an element that appears under a resting pointer shows no tooltip.
    const user = userEvent.setup({ delay: null });
    await user.pointer([{ target: document.body }, { target: button }]);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Your provider reads it before the session');
    await expect(button).toHaveAccessibleDescription('Your provider reads it before the session');
    await user.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Appears on keyboard focus, and Escape hides it [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Share this note' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const WithShortcut: Story = {
  args: { text: 'Save the draft', shortcut: 'Control+S', children: <Button variant="secondary">Save</Button> },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Save the draftCtrlS');
  },
};

export const AtTheEnd: Story = {
  args: { placement: 'end' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveAttribute('data-placement', 'right'));
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().right,
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

export const LongText: Story = {
  args: {
    text: 'Dr. Maximiliane von Hohenstein-Rosenberg reads it before your session on Tuesday 24 November at 14:30. No one else does, and you can take it back until then.',
  },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
};
export const Admin: Story = { tags: ['look'], ...WithShortcut, globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The end is on the left, and the keys keep their order, from left to right',
  args: {
    text: 'حفظ المسودّة',
    shortcut: 'Control+S',
    placement: 'end',
    children: <Button variant="secondary">حفظ</Button>,
  },
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveAttribute('data-placement', 'left'));
    const [control, letter] = [screen.getByText('Ctrl'), screen.getByText('S')];
    await expect(control.getBoundingClientRect().left).toBeLessThan(letter.getBoundingClientRect().left);
  },
};
