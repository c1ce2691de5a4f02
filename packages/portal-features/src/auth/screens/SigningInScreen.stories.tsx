import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SigningInScreen } from './SigningInScreen.tsx';

const meta = {
  title: 'Public site/Sign-in/Signing in',
  component: SigningInScreen,
  args: { hasFailed: false },
} satisfies Meta<typeof SigningInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that the sign-in is being finished [ROUTE-3]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('we are finishing your sign-in');
  },
};

export const Failed: Story = {
  name: 'Says that it could not be finished, and how to start again [ROUTE-3]',
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed; please start again.');
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Phone: Story = { args: { hasFailed: true }, globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
