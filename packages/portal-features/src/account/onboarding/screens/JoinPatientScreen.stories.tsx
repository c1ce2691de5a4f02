import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NoUserReason, SignInResult } from '@sakina/platform/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { JoinPatientScreen } from './JoinPatientScreen.tsx';

type OnRegister = (email: string) => Promise<SignInResult>;
const answering = (reason: NoUserReason) => fn<OnRegister>(async () => ({ user: null, reason }));

const meta = {
  title: 'Public site/Join as a patient',
  component: JoinPatientScreen,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'form', onRegister: answering('redirecting') },
} satisfies Meta<typeof JoinPatientScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function agree(boxes: readonly HTMLElement[]) {
  for (const box of boxes) await userEvent.click(box);
}

export const Default: Story = {
  name: 'Explains in plain words what an account means and what the user agrees to [ROUTE-13]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(canvas.getByText(/It’s free/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Read the terms of use/ })).toHaveAttribute('href', '/legal/terms');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fonboarding%2Fpatient',
    );
  },
};

export const Joins: Story = {
  name: 'Registers the email once, after all consents',
  args: { redirect: '/booking/prv-amina-rahman', onRegister: fn<OnRegister>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' noor@example.org ');
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledWith('noor@example.org'));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'Shows what is missing at each field, and sends nothing [ERROR-2]',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(
      await canvas
        .findByRole('region', { name: 'Check 4 answers' })
        .catch(() => canvas.findByRole('region', { name: /Check \d+ answers/ })),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter an email address with an @/,
    );
    await expect(canvas.getByRole('checkbox', { name: /18 or older/ })).toHaveAccessibleDescription(
      /the crisis lines at the top of the page are there for you too/,
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Denied: Story = {
  name: 'Answers an address that has an account as any other: a message says how to go on [ROUTE-13] [SEC-1]',
  args: { onRegister: answering('check-email') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'patient@demo.test');
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/patient@demo\.test.*with a new account, or with the one/)).toBeVisible();
    await expect(canvas.queryByText(/already (exists|has an account)/)).toBeNull();
  },
};

export const Error: Story = {
  name: 'Reports an unreachable service and keeps the input [ERROR-2]',
  args: { onRegister: answering('failed') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org');
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t create your account');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
  },
};

export const StorageBlocked: Story = {
  name: 'Says that the browser stores nothing, and what to allow [ERROR-2]',
  args: { mode: 'redirect', onRegister: answering('storage-blocked') },
  play: async ({ canvas }) => {
    await agree(await canvas.findAllByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to registration' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Allow cookies and site data for this site');
    await expect(canvas.queryByText(/could not reach the service/)).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const Loading: Story = {
  name: 'Shows that the account is being created',
  args: { onRegister: fn<OnRegister>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org');
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(canvas.getByRole('form', { name: 'Create your account' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Slow: Story = {
  name: 'Sends once on a slow service and announces the outcome',
  args: {
    onRegister: fn<OnRegister>(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ user: null, reason: 'failed' }), 800);
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org');
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t create your account');
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const HandsOver: Story = {
  name: 'With single sign-on: asks for consent alone, then leaves for registration',
  args: { mode: 'redirect' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await agree(canvas.getAllByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to registration' }));
    await expect(await canvas.findByText('Taking you to registration…')).toBeVisible();
    await expect(args.onRegister).toHaveBeenCalledWith('');
  },
};

export const SignedIn: Story = {
  name: 'Tells a signed-in user that they need no second account',
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You’re logged in as/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to the questions' })).toHaveAttribute(
      'href',
      '/onboarding/patient',
    );
  },
};

export const LongText: Story = {
  name: 'Keeps a long email, and shows all problems on a phone',
  args: { onRegister: answering('check-email') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.paste('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(email).toHaveValue('abd-al-rahman.bin-abd-al-aziz-al-ash-sheikh@department-of-family-care.example');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'إنشاء حسابك' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء حساب' }));
    await expect(await canvas.findByRole('link', { name: 'يُرجى كتابة بريدك الإلكتروني' })).toBeVisible();
  },
};

export const LargeText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /privacy notice/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
