import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { SigningInScreen } from './SigningInScreen.tsx';

const meta = {
  title: 'Public site/Sign-in/Signing in',
  component: SigningInScreen,
  args: { failure: null },
} satisfies Meta<typeof SigningInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that the sign-in is being completed [ROUTE-3]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Logging you in' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('we finish logging you in');
  },
};

export const Unknown: Story = {
  name: 'Rejects a response that belongs to no attempt, and says how to start again [ROUTE-3] [SEC-4]',
  args: { failure: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed. Please start again.');
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Unanswered: Story = {
  name: 'Says that it could not be asked who is signed in, where a response belongs to no attempt [ROUTE-3] [AUTH-9]',
  args: { failure: 'unanswered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may still be logged in, but we couldn’t find out');
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Says that a used code or a suspended account gives no session, and whom to write to [ROUTE-3] [AUTH-9]',
  args: { failure: 'refused', redirect: '/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/the account is suspended\. Your records are kept\./);
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fprofile',
    );
  },
};

export const Declined: Story = {
  name: 'Says that the identity service refused the sign-in [ROUTE-3] [AUTH-9]',
  args: { failure: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The login was declined or canceled at the identity service.',
    );
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Failed: Story = {
  name: 'Says that the identity service could not be reached [ROUTE-3] [AUTH-9]',
  args: { failure: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t reach the identity service. It’s nothing you did.',
    );
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/auth/login');
  },
};

export const ServerAtFault: Story = {
  name: 'Says that the identity service has a problem of its own, with its code for whoever is asked [AUTH-9]',
  args: { failure: 'server', code: 'server_error', redirect: '/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('try again in a few minutes');
    await expect(canvas.getByText(/Code: .server_error/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fprofile',
    );
  },
};

export const WrongSetup: Story = {
  name: 'Says that trying again does not help where the identity service refuses what is asked [AUTH-9]',
  args: { failure: 'setup', code: 'invalid_scope' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You did nothing wrong, and trying again won’t help.');
    await expect(canvas.getByText(/Code: .invalid_scope/)).toBeVisible();
  },
};

export const OtherIssuer: Story = {
  name: 'Says that the identity service goes by another address than the configured one [AUTH-9]',
  args: { failure: 'issuer', code: 'issuer_mismatch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('uses a different address');
    await expect(canvas.getByText(/Code: .issuer_mismatch/)).toBeVisible();
  },
};

const writeText = fn<(text: string) => Promise<void>>(async () => undefined);

export const CopiesTheCode: Story = {
  name: 'Copies the code, and names whom to send it to [AUTH-9]',
  args: { failure: 'setup', code: 'unauthorized_client' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(writeText.mock.calls).toEqual([['unauthorized_client']]);
    await expect(await canvas.findByText('Code copied')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const CannotCopy: Story = {
  name: 'Says how to copy the code where the browser does not allow it',
  args: { failure: 'setup', code: 'invalid_scope' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/Select the code and copy it yourself/)).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  args: { failure: 'setup', code: 'unauthorized_client' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  args: { failure: 'unknown' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'جارٍ تسجيل دخولك' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('نُكمل تسجيل دخولك');
  },
};
