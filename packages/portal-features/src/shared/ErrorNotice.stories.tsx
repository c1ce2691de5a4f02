import { Button, Heading, Stack } from '@sakina/design-system';
import { PINNED_NOW } from '@sakina/mocks';
import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorNotice } from './ErrorNotice.tsx';

const retry = fn();

const meta = {
  title: 'Shared states/Error notice',
  component: ErrorNotice,
  args: { error: new ApiError({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' }) },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>{'Your note'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ErrorNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'What you typed is still here, and nothing was sent twice.',
    );
  },
};

export const Nothing: Story = {
  args: { error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WithAction: Story = {
  args: {
    error: new ApiError({ kind: 'http', status: 409, code: 'VERSION_CONFLICT', message: 'Changed meanwhile' }),
    actions: (
      <Button variant="secondary" size="small" onPress={retry}>
        {'Read it again'}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This has changed');
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const NotAccepted: Story = {
  args: { error: new ApiError({ kind: 'http', status: 422, code: 'VALIDATION_FAILED', message: 'A field is wrong' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something needs fixing');
  },
};

export const TooManyRequests: Story = {
  name: 'Says in the reader’s own zone when the server can be asked again [SEC-13]',
  args: {
    error: new ApiError({
      kind: 'http',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests',
      retryAt: Date.parse(PINNED_NOW) + 45 * 60_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server is busy. You can try again after 10:45 AM EST.',
    );
  },
};

export const TimedOut: Story = {
  name: 'Says after 30 seconds that no answer came, and that what was typed is safe [SEC-13]',
  args: { error: new ApiError({ kind: 'timeout', code: 'TIMEOUT', message: 'The server did not answer in time' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server took too long');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was no response within 30 seconds. What you typed is still here; you can try again.',
    );
  },
};

export const CalledOff: Story = {
  name: 'Says that what was interrupted can be sent again without being done twice [SEC-11]',
  args: { error: new ApiError({ kind: 'aborted', code: 'ABORTED', message: 'The request was canceled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This didn’t finish');
    await expect(canvas.getByRole('alert')).toHaveTextContent('it won’t be sent twice');
  },
};

export const OursToMend: Story = {
  args: { error: new TypeError('x is not a function') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.queryByText(/is not a function/)).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
