import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner, Button } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: {
    title: 'Your session begins in 20 minutes',
    children: 'You can test your camera and your sound before you join.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session begins in 20 minutes');
  },
};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your session is booked',
    children: 'Thursday 12 March, 14:30, your time. We have sent you the details.',
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Two notes are unsigned',
    children: 'Sign them by Friday so that they can be billed.',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    urgency: 'assertive',
    title: 'That time was just taken',
    children: 'What you typed is kept. Choose another time to go on.',
    actions: <Button size="small">{'Choose another time'}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is kept.');
    await expect(canvas.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  },
};

const withAct = {
  title: 'Outlook isn’t syncing',
  children: 'Your login expired.',
  actions: <Button size="small">{'Log in again'}</Button>,
};
export const ActionsBeside: Story = {
  name: 'Where there is room, what follows stands at the end of the line',
  args: withAct,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Log in again' }).getBoundingClientRect();
    await expect(act.left).toBeGreaterThan(canvas.getByText('Your login expired.').getBoundingClientRect().right - 1);
  },
};
export const ActionsBelow: Story = {
  name: 'Where there is none, it stands below',
  args: withAct,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Log in again' }).getBoundingClientRect();
    await expect(act.top).toBeGreaterThan(canvas.getByText('Your login expired.').getBoundingClientRect().bottom);
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const choose = fn();
export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: {
    onDismiss: fn(),
    actions: (
      <Button size="small" onPress={choose}>
        {'Test camera and sound'}
      </Button>
    ),
  },
  beforeEach: () => {
    choose.mockClear();
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Test camera and sound' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Test camera and sound' })).toHaveFocus();
  },
};

export const FromTheStart: Story = {
  args: { urgency: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const TitleOnly: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('Your session begins in 20 minutes');
  },
};
export const LongText: Story = {
  args: {
    tone: 'warning',
    onDismiss: fn(),
    title:
      'Dr. Maximiliane von Hohenstein-Rosenberg has asked to move your session on Thursday 12 March to a later hour',
    children:
      'She suggests 16:45, your time. Nothing changes until you agree; if you do not answer by Wednesday evening, the session stays where it is and nothing is charged.',
  },
};
export const Admin: Story = { tags: ['look'], ...Danger, globals: { theme: 'admin', density: 'compact' } };
export const AdminWarning: Story = { tags: ['look'], ...Warning, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    onDismiss: fn(),
    title: 'تبدأ جلستك بعد 20 دقيقة',
    children: 'يمكنك تجربة الكاميرا والصوت قبل الدخول إلى الجلسة مع Dr. Idris Benali.',
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('يمكنك تجربة الكاميرا والصوت');
    const title = canvas.getByText('تبدأ جلستك بعد 20 دقيقة');
    await expect(canvas.getByRole('button', { name: 'إخفاء' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      title.getBoundingClientRect().left,
    );
  },
};
