import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState, Link } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: {
    title: 'We couldn’t reach the server',
    children: 'Your note is safe on this device. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your note is safe on this device.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OwnRetryLabel: Story = {
  args: { retryLabel: 'Load the sessions again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load the sessions again' })).toBeVisible();
  },
};
export const AnotherWayOn: Story = {
  args: {
    action: (
      <Link href="#home" variant="standalone">
        {'Back to your sessions'}
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your sessions' })).toHaveAttribute('href', '#home');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { ...AnotherWayOn.args },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to your sessions' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(retry).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    title: 'The appointments of Dr. Maximiliane von Hohenstein-Rosenberg could not be shown',
    children:
      'The answer did not have the form we expect, so we show nothing rather than something wrong. Nothing was booked and nothing was charged. Our team has what it needs to find the cause.',
  },
};

export const NoRetry: Story = {
  render: ({ title, children }) => <ErrorState title={title}>{children}</ErrorState>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'تعذّر الوصول إلى الخادم',
    children: 'ملاحظتك محفوظة على هذا الجهاز. تحقّق من اتصالك ثم حاول مجددًا.',
    action: (
      <Link href="#home" variant="standalone">
        {'العودة إلى جلساتك'}
      </Link>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ملاحظتك محفوظة على هذا الجهاز.');
    const retry = canvas.getByRole('button', { name: 'المحاولة مجددًا' });
    const back = canvas.getByRole('link', { name: 'العودة إلى جلساتك' });
    await expect(retry.getBoundingClientRect().left).toBeGreaterThanOrEqual(back.getBoundingClientRect().right);
  },
};
