import type { SignInResult } from '@sakina/platform/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import type { RegisterScreenProps } from './RegisterScreen.tsx';

type Canvas = ReturnType<typeof within>;
type OnRegister = RegisterScreenProps['onRegister'];

const register = async (): Promise<SignInResult> => ({ user: null, reason: 'check-email' });

async function fill(canvas: Canvas, email: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

const meta = {
  title: 'Public site/Sign-in/Register',
  component: RegisterScreen,
  args: { mode: 'form', onRegister: fn<OnRegister>(register) },
} satisfies Meta<typeof RegisterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Begins an account from an email address, age and terms, and says to look for a message [ROUTE-2]',
  args: { redirect: '/deenya' },
  play: async ({ args, canvas }) => {
    await fill(canvas, ' maryam.al-khatib@example.org ');
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith('maryam.al-khatib@example.org');
    for (const link of canvas.getAllByRole('link', { name: 'Log in' }))
      await expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fdeenya');
  },
};

export const EmptySubmit: Story = {
  name: 'Shows what is missing at each field: the address, age and terms too [ERROR-2] [ROUTE-2]',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter your email address/,
    );
    await expect(canvas.getByRole('checkbox', { name: /18 or older/ })).toHaveAccessibleDescription(
      /18 or older to have an account/,
    );
    await expect(canvas.getByRole('checkbox', { name: /terms of use/ })).toHaveAccessibleDescription(
      /Agree to the terms to create an account/,
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const AnotherAddress: Story = {
  name: 'Leads back from the message to the form, with what was typed',
  play: async ({ canvas }) => {
    await fill(canvas, 'patient@demo.test');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('patient@demo.test');
    await expect(canvas.getByRole('checkbox', { name: /18 or older/ })).toBeChecked();
  },
};

export const Failed: Story = {
  args: { onRegister: fn<OnRegister>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ canvas }) => {
    await fill(canvas, 'omar@example.org');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t create your account');
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
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.paste('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByText(/18 or older to have an account/)).not.toHaveLength(0);
    await expect(email).toHaveValue('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'إنشاء حسابك' })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'البريد الإلكتروني' }), 'patient@demo.test');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء حساب' }));
    await expect(await canvas.findByRole('heading', { name: 'يُرجى مراجعة بريدك الإلكتروني' })).toBeVisible();
  },
};
