import { scenarios } from '@sakina/mocks';
import { acceptInvitation, getInvitation } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { withDraft } from '../story-help.tsx';
import { JoinScreen } from './JoinScreen.tsx';

/**
 * Codes of the seed: Grace Okafor to Layla, Dr. Rahman to a person without an account, and three that are no longer
 * valid.
 */
const codes = {
  forLayla: 'r7w2k9d4x8m3q6t1z5v9c2h8',
  open: 'g5n8s1j7f4y9b3e6p2k8w5d1',
  accepted: 't3c9x6m2v7q4h8z1d5r9k3w7',
  expired: 'y8f2b6g4s9n1j5p7e3c8t6x2',
  withdrawn: 'z4q8w1e6r3t9y5u2i7o4p8a6',
};

const meta = {
  title: 'Public site/Join',
  component: JoinScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers each way to join: looking for help, offering it, an invitation [ROUTE-13]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How would you like to start?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I’m looking for support' })).toHaveAttribute(
      'href',
      '/join/patient',
    );
    await expect(canvas.getByRole('link', { name: 'I want to offer help' })).toHaveAttribute(
      'href',
      '/auth/persona-selection',
    );
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('');
  },
};

export const TypedCode: Story = {
  name: 'Accepts a pasted code or link, and rejects what is not a code [ERROR-2]',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Invitation code' });
    await userEvent.click(canvas.getByRole('button', { name: 'View invitation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter or paste the code/));
    await userEvent.type(field, '<b>12</b>');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That isn’t a valid invitation code/));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(`https://sakina.example/join?code=${codes.open}`);
    await userEvent.click(canvas.getByRole('button', { name: 'View invitation' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Dr\. Amina Rahman.* invited you/ }),
    ).toBeVisible();
  },
};

export const Invited: Story = {
  name: 'Shows the inviter and the expiry, and sends a visitor to sign in with the code kept [ROUTE-13][SEC-8]',
  args: { code: codes.open },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This invitation is valid until Monday, December 7/)).toBeVisible();
    await expect(canvas.getByText(/It was good to meet you at the hospital/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the invitation' }));
    const question = await canvas.findByRole('heading', { level: 2, name: 'Log in to accept' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/auth/register?redirect=%2Fjoin',
    );
  },
};

export const Accepts: Story = {
  name: 'Accepts with one press for the invited user [SEC-12]',
  parameters: { account: 'patient@demo.test' },
  args: { code: codes.forLayla },
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Accept the invitation' }));
    const done = await canvas.findByRole('heading', { level: 1, name: 'Invitation accepted' });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.getByRole('link', { name: /Get to know .*Grace Okafor/ })).toHaveAttribute(
      'href',
      '/therapist/prv-grace-okafor',
    );
  },
};

export const KeptCode: Story = {
  name: 'Restores the invitation after signing in [SEC-15]',
  parameters: { account: 'patient@demo.test' },
  decorators: [withDraft('invitation', { code: codes.forLayla }, 'visitor')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  },
};

export const NotYours: Story = {
  name: 'Says that the invitation was sent to another address',
  parameters: { account: 'patient@demo.test' },
  args: { code: codes.open },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This invitation was sent to another address');
    await expect(canvas.getByRole('alert')).toHaveTextContent('patient@demo.test');
  },
};

const over = (code: string, title: string): Story => ({
  args: { code },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join without an invitation' })).toHaveAttribute(
      'href',
      '/join/patient',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another code' }));
    await expect(await canvas.findByRole('textbox', { name: 'Invitation code' })).toHaveValue('');
  },
});
export const AlreadyAccepted: Story = over(codes.accepted, 'This invitation has already been accepted');
export const RunOut: Story = over(codes.expired, 'This invitation has expired');
export const TakenBack: Story = over(codes.withdrawn, 'This invitation was revoked');

export const OverMeanwhile: Story = {
  name: 'Reports an invitation revoked between reading and accepting',
  parameters: { account: 'patient@demo.test' },
  args: { code: codes.forLayla },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(acceptInvitation, { code: 'INVITATION_OVER' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This invitation is no longer valid');
  },
};

export const NotFound: Story = {
  name: 'Says that a code is unknown, with the field to try another',
  args: { code: 'a0b1c2d3e4f5g6h7i8j9k0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We don’t recognize this code' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { code: codes.open },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getInvitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your invitation…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  args: { code: codes.open },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getInvitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your invitation…')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  },
};

export const Error: Story = {
  args: { code: codes.open },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getInvitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Reports a session that has ended meanwhile',
  parameters: { account: 'patient@demo.test' },
  args: { code: codes.forLayla },
  beforeEach: ({ msw }) => msw.use(scenarios.sessionExpired(acceptInvitation)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve been logged out');
  },
};

export const LongText: Story = {
  name: 'Shows a long message with markup unchanged, on a phone',
  args: { code: codes.open },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getInvitation, {
        inviter: {
          kind: 'ORGANIZATION',
          displayName: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein 🌷',
          providerId: null,
        },
        message: `<script>alert(1)</script> ${'أهلًا بك. '.repeat(60)}${'Welcome'.repeat(40)}`,
        status: 'PENDING',
        expiresAt: '2026-12-07T12:00:00.000Z',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { code: codes.open },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'قبول الدعوة' })).toBeVisible();
  },
};
