import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { PasswordHelpScreen } from './PasswordHelpScreen.tsx';

const meta = {
  title: 'Public site/Sign-in/Password help',
  component: PasswordHelpScreen,
  args: { kind: 'forgot' },
} satisfies Meta<typeof PasswordHelpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who manages the password, and links there [ROUTE-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByText(/kept by our identity service, not by Sakina/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to login' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Reset: Story = {
  args: { kind: 'reset' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'هل نسيت كلمة المرور؟' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'المتابعة إلى تسجيل الدخول' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};
