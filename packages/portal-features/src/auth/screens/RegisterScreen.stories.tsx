import { signInStoryAs } from '@sakina/mocks';
import type { SignInResult } from '@sakina/platform/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../shared/story-help.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import type { RegisterScreenProps } from './RegisterScreen.tsx';

type OnRegister = RegisterScreenProps['onRegister'];

async function register(email: string): Promise<SignInResult> {
  return email === 'patient@demo.test'
    ? { user: null, reason: 'email-taken' }
    : { user: signInStoryAs('newcomer@demo.test').user };
}

const meta = {
  title: 'Public site/Sign-in/Register',
  component: RegisterScreen,
  args: { mode: 'form', onRegister: fn<OnRegister>(register) },
} satisfies Meta<typeof RegisterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Creates an account from an email address [ROUTE-2]',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maryam.al-khatib@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith('maryam.al-khatib@example.org');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const EmptySubmit: Story = {
  name: 'Shows what is missing at the field [ERROR-2]',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter your email address\./,
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const EmailTaken: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'patient@demo.test{Enter}');
    await expect(await canvas.findByText('There is an account with this email already. Log in instead.')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('patient@demo.test');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Failed: Story = {
  args: { onRegister: fn<OnRegister>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'omar@example.org{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your account could not be created.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('omar@example.org');
  },
};

export const Redirecting: Story = {
  name: 'Redirects to the identity server on a press [ROUTE-2] [AUTH-8]',
  args: { mode: 'redirect', onRegister: fn<OnRegister>(async () => ({ user: null, reason: 'redirecting' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to registration' }));
    await expect(await canvas.findByText('Redirecting to registration...')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Keeps a long email at 200% text size [CARE-8]',
  args: { onRegister: fn<OnRegister>(async () => ({ user: null, reason: 'email-taken' })) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.paste('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('There is an account with this email already. Log in instead.')).toBeVisible();
    await expect(email).toHaveValue('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'إنشاء حسابك' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'البريد الإلكتروني' }), 'patient@demo.test{Enter}');
    await expect(await canvas.findByText('يوجد حساب بهذا البريد. يمكنك تسجيل الدخول به.')).toBeVisible();
  },
};
