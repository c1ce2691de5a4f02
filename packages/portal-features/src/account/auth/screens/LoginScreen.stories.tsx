import { accountOf, signInStoryAs } from '@sakina/mocks';
import type { SignInResult } from '@sakina/platform/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.tsx';

type OnLogin = LoginScreenProps['onLogin'];

/** Accepts the demo accounts, as the mock sign-in does. */
async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    if (accountOf(email).password === password) return { user: signInStoryAs(email).user };
  } catch {
    // Unknown account: the message must not reveal whether the email or the password is wrong.
  }
  return { user: null, reason: 'wrong-credentials' };
}

const meta = {
  title: 'Public site/Sign-in/Login',
  component: LoginScreen,
  args: { mode: 'form', onLogin: fn<OnLogin>(signIn) },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signs in with email and password [ROUTE-2]',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' patient@demo.test ');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onLogin).toHaveBeenCalledWith('patient@demo.test', 'demo');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const EmptySubmit: Story = {
  name: 'Shows what is missing at each field [ERROR-2]',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Enter your email address\./);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password\./);
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.type(email, 'layla@demo');
    await expect(email).toHaveAccessibleDescription(/Enter a full email address/);
    await userEvent.type(email, '.test');
    await expect(email).toBeValid();
  },
};

export const WrongPassword: Story = {
  name: 'Says that the password is wrong and keeps the email [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'patient@demo.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'peace{Enter}');
    await expect(await canvas.findByText(/^That email and password don’t match/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('patient@demo.test');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveValue('');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/That email and password don’t match\./);
  },
};

export const Failed: Story = {
  name: 'Reports a failed service and keeps the input [AUTH-9]',
  args: { onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'patient@demo.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t log you in because we couldn’t reach the service.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('patient@demo.test');
    await expect(canvas.getByLabelText('Password')).toHaveValue('demo');
  },
};

export const Pending: Story = {
  name: 'Ignores a second press while signing in',
  args: { onLogin: fn<OnLogin>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'patient@demo.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo');
    await userEvent.click(canvas.getByRole('button', { name: /^Log in/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Log in/ }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const KeepsTheWayBack: Story = {
  args: { redirect: '/booking/prov-7?service=first' },
  play: async ({ canvas }) => {
    const kept = encodeURIComponent('/booking/prov-7?service=first');
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `/auth/register?redirect=${kept}`,
    );
    await expect(canvas.getByRole('link', { name: 'Choose a demo account' })).toHaveAttribute(
      'href',
      `/quick-login?redirect=${kept}`,
    );
  },
};

export const Redirecting: Story = {
  name: 'Redirects to the identity server on a press [ROUTE-2] [AUTH-8]',
  args: { mode: 'redirect', onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'redirecting' })) },
  play: async ({ args, canvas }) => {
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to login' }));
    await expect(await canvas.findByText('Redirecting to login...')).toBeVisible();
  },
};

export const RedirectsByItself: Story = {
  name: 'Redirects on mount, once [ROUTE-2] [AUTH-8]',
  args: {
    mode: 'redirect',
    goesByItself: true,
    onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'redirecting' })),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Redirecting to login...')).toBeVisible();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const RedirectsByItselfInVain: Story = {
  name: 'Leaves the retry to the user when the identity server cannot be reached [AUTH-9]',
  args: { mode: 'redirect', goesByItself: true, onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t log you in');
    await expect(canvas.getByRole('button', { name: 'Continue to login' })).toBeEnabled();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const StorageBlocked: Story = {
  name: 'Names the cause where the browser stores nothing, and does not leave [SEC-10]',
  args: {
    mode: 'redirect',
    goesByItself: true,
    onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'storage-blocked' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('doesn’t let this site store anything');
    await expect(canvas.getByRole('button', { name: 'Continue to login' })).toBeEnabled();
  },
};

export const RedirectFailed: Story = {
  args: { mode: 'redirect', onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to login' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t log you in');
    await expect(canvas.getByRole('button', { name: 'Continue to login' })).toBeEnabled();
  },
};

export const EndedByIdling: Story = {
  name: 'Says that the session ended after inactivity, and that the way back is kept [AUTH-9] [SEC-18]',
  args: { mode: 'redirect', ended: 'idle', redirect: '/dashboard' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/You were away for a while, so we logged you out/)).toBeVisible();
    await expect(canvas.getByText(/You’ll return to where you were\./)).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const OtherAccount: Story = {
  name: 'Waits for the other account, and keeps the way back [AUTH-9]',
  args: { mode: 'redirect', ended: 'switch', redirect: '/join/rpcyv9669n6wb4aj' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/You’re logged out\. Log in with the other account\./)).toBeVisible();
    await expect(canvas.getByText(/You’ll return to where you were\./)).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const ReplacedInAnotherTab: Story = {
  name: 'Says who signed in in another tab, keeps no way back for them, and lets both go on [AUTH-3] [SEC-7]',
  args: {
    mode: 'form',
    ended: 'replaced',
    redirect: '/provider/notes',
    replacedBy: { name: 'Noah Bergström', onContinue: fn<() => void>() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Logged in as Noah Bergström in another tab')).toBeVisible();
    await expect(canvas.getByText(/What was typed in this tab is kept for the account that typed it\./)).toBeVisible();
    await expect(canvas.queryByText(/You’ll return/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as Noah Bergström' }));
    await expect(args.replacedBy?.onContinue).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

export const ReplacedByNoOneKnown: Story = {
  name: 'Says that another account was signed in, also once that one is gone [AUTH-3]',
  args: { mode: 'redirect', ended: 'replaced' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Someone logged in with another account in another tab/)).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const EndedByRefusal: Story = {
  name: 'Waits for a click after a rejected renewal [AUTH-9]',
  args: { mode: 'redirect', ended: 'refused' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your session expired. Please log in again.')).toBeVisible();
    await expect(canvas.queryByText(/You’ll return/)).toBeNull();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const EndedBySuspension: Story = {
  name: 'Says that the account was suspended, and whom to write to [AUTH-9]',
  args: { ended: 'suspended', redirect: '/provider/calendar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This account is suspended/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
    await expect(canvas.queryByText(/Your session expired/)).toBeNull();
    await expect(canvas.queryByText(/You’ll return/)).toBeNull();
  },
};

export const SuspendedAtLogin: Story = {
  name: 'Says to a suspended person who logs in that the account is suspended [AUTH-9]',
  args: { onLogin: fn<OnLogin>(async () => ({ user: null, reason: 'suspended' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'therapist@demo.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/This account is suspended/);
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
  },
};

export const EndedWithoutAnswer: Story = {
  name: 'Says that the service could not be reached [AUTH-6]',
  args: { ended: 'unanswered', redirect: '/provider/sessions/notes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t reach our service for a while/)).toBeVisible();
    await expect(canvas.getByText(/You’ll return to where you were\./)).toBeVisible();
  },
};

export const LoggedOut: Story = {
  name: 'Confirms the logout, and promises no way back [SEC-7]',
  args: { ended: 'logout', redirect: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re logged out.')).toBeVisible();
    await expect(canvas.queryByText(/You’ll return/)).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Keeps a long email at 200% text size [CARE-8]',
  args: { ended: 'idle', redirect: '/dashboard' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.paste('maximiliane.von-hohenstein-rosenberg@department-of-family-care.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the one{Enter}');
    await expect(await canvas.findByText(/^That email and password don’t match/)).toBeVisible();
    await expect(email).toHaveValue('maximiliane.von-hohenstein-rosenberg@department-of-family-care.example');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'مرحبًا بعودتك' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدخول' }));
    await expect(canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveAccessibleDescription(
      /يُرجى إدخال بريدك الإلكتروني/,
    );
  },
};
