import { LoadingRegion, Skeleton, TextField } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AfterEarlier } from './AfterEarlier.tsx';

const offline = new ApiError({ kind: 'network', code: 'NETWORK', message: 'Offline' });
const forbidden = new ApiError({ kind: 'http', status: 403, code: 'FORBIDDEN', message: 'Not allowed' });

const meta = {
  title: 'Shared states/After earlier answers',
  component: AfterEarlier,
  args: {
    read: { isLoading: false, error: undefined, reload: fn() },
    failed: { title: 'Your earlier answers aren’t here', body: 'You can start anew; nothing you sent is lost.' },
    loading: (
      <LoadingRegion label="Loading your answers…">
        <Skeleton lines={4} />
      </LoadingRegion>
    ),
    children: <TextField label="What brings you here" value="" onChange={fn()} />,
  },
} satisfies Meta<typeof AfterEarlier>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /What brings you here/ })).toBeVisible();
    await expect(canvas.queryByText(/earlier answers/)).toBeNull();
  },
};

export const Loading: Story = {
  name: 'No form until it is known what it starts with',
  args: { read: { isLoading: true, error: undefined, reload: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your answers…')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Error: Story = {
  name: 'Where they could not be read, the form is still usable, and they can be read again [ERROR-2]',
  args: { read: { isLoading: false, error: offline, reload: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your earlier answers aren’t here')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /What brings you here/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.read.reload).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  name: 'What reading again cannot change offers no other attempt',
  args: { read: { isLoading: false, error: forbidden, reload: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your earlier answers aren’t here')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    read: { isLoading: false, error: offline, reload: fn() },
    failed: { title: 'إجاباتك السابقة غير متاحة هنا', body: 'يمكنك البدء من جديد، ولم يُفقد شيء مما قدّمته.' },
    children: <TextField label="سبب قدومك" value="" onChange={fn()} />,
  },
};
