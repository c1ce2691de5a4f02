import { ChunkLoadError } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const meta = {
  title: 'Public site/Access/Route error',
  component: RouteErrorScreen,
  args: { error: new TypeError('The list of open times is not iterable'), onReload: fn() },
} satisfies Meta<typeof RouteErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the message, a reload and the way home [ROUTE-33]',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('The list of open times is not iterable')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload this page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WithStatus: Story = {
  name: 'Shows the status of a failed call [ROUTE-33]',
  args: { error: new ApiError({ kind: 'http', status: 503, code: 'HTTP_503', message: 'Service Unavailable' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('503 Service Unavailable')).toBeVisible();
  },
};

const missing = new ChunkLoadError('failed', () => undefined, { cause: new TypeError('Failed to fetch chunk 12') });

export const PartDidNotArrive: Story = {
  name: 'Says that part of the page failed to load, and offers a retry and a reload [ERROR-1] [SEC-19]',
  args: { error: missing, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Part of this page didn’t load/);
    await expect(canvas.queryByText(/chunk 12/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload this page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const PartIsLate: Story = {
  name: 'Says that part of the page is taking too long [ERROR-1]',
  args: { error: new ChunkLoadError('late', () => undefined), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Part of this page still hasn’t loaded after two minutes.',
    );
  },
};

export const Offline: Story = {
  name: 'Says that the device is offline [SEC-19]',
  args: { error: missing, onRetry: fn(), isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline');
    await expect(canvas.queryByText(/didn’t load/)).toBeNull();
  },
};

export const TriedAgain: Story = {
  name: 'Says that the retry failed, and where to write [SEC-19]',
  args: { error: missing, onRetry: fn(), attempts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It still didn’t load.');
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
  },
};

export const PartDidNotArriveRightToLeft: Story = {
  args: { error: missing, onRetry: fn() },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('لم يصل جزء من هذه الصفحة');
    await expect(canvas.getByRole('button', { name: 'المحاولة مجددًا' })).toBeEnabled();
  },
};

export const WithoutWords: Story = {
  args: { error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This page stopped working/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Error details' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    error: new Error(
      `Minified React error #130; visit https://react.dev/errors/130?args[]=undefined&args[]=${'a'.repeat(120)} for the full message`,
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Minified React error/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Administration: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'حدث خطأ غير متوقع!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إعادة تحميل الصفحة' })).toBeEnabled();
    await expect(canvas.getByText('The list of open times is not iterable')).toBeVisible();
  },
};
