import { CalendarClock, Save, Users } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SplitButton } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const onLater = fn();
const onDraft = fn();

const meta = {
  title: 'Design system/Actions/SplitButton',
  component: SplitButton,
  tags: ['autodocs'],
  args: {
    children: 'Send the summary',
    onPress: fn(),
    menuLabel: 'More ways to send',
    items: [
      { id: 'later', label: 'Send it tomorrow, 08:00', icon: <CalendarClock aria-hidden />, onAction: onLater },
      { id: 'both', label: 'Send it to both guardians', icon: <Users aria-hidden /> },
      { id: 'draft', label: 'Keep it as a draft', icon: <Save aria-hidden />, onAction: onDraft },
    ],
  },
  beforeEach: () => {
    onLater.mockClear();
    onDraft.mockClear();
  },
} satisfies Meta<typeof SplitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the summary' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send it tomorrow, 08:00' }));
    await expect(onLater).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send the summary' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to send' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send it tomorrow, 08:00' })).toHaveFocus());
    await userEvent.keyboard('k');
    await expect(screen.getByRole('menuitem', { name: 'Keep it as a draft' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keep it as a draft' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onDraft).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Pending: Story = {
  name: 'At work: neither half does it twice',
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the summary' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'More ways to send' })).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('button')) await expect(half).toBeDisabled();
  },
};

export const NothingElse: Story = {
  name: 'No other way: the menu cannot be opened',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send the summary' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'More ways to send' })).toBeDisabled();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Action: Story = { args: { variant: 'action' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Cancel this session', menuLabel: 'More ways to cancel' },
};
export const Small: Story = { args: { size: 'small' } };
export const Full: Story = { args: { width: 'full' } };
export const LongText: Story = {
  args: { children: 'Send the summary to Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [main, more] = canvas.getAllByRole('button').map((half) => half.getBoundingClientRect());
    await expect(more?.height).toBe(main?.height);
    await expect(more?.right).toBeLessThanOrEqual((main?.left ?? 0) + 257);
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => canvas.getByRole('button', { name: 'Send the summary' }).getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: {
    children: 'إرسال الملخّص',
    menuLabel: 'طرق أخرى للإرسال',
    items: [
      { id: 'later', label: 'إرساله غدًا، 08:00' },
      { id: 'draft', label: 'حفظه مسودّةً' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [main, more] = [
      canvas.getByRole('button', { name: 'إرسال الملخّص' }),
      canvas.getByRole('button', { name: 'طرق أخرى للإرسال' }),
    ];
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(main.getBoundingClientRect().left);
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'إرساله غدًا، 08:00' })).toBeInTheDocument();
  },
};
