import { Heading, Stack } from '@sakina/design-system';
import { ids, scenarios, storyServer } from '@sakina/mocks';
import { replyToReferral } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReceivedReferrals } from './ReceivedReferrals.tsx';

const meta = {
  title: 'Shared states/Received referrals',
  component: ReceivedReferrals,
  parameters: { account: 'therapist@demo.test' },
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Heading level={1}>{globals['locale'] === 'ar' ? 'اليوم' : 'Today'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ReceivedReferrals>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const OF = 'the referral of Samuel Adeyemi from Imam Yusuf Demir';
const listOf = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Referred to you' }));

export const Default: Story = {
  name: 'Accepts a referral that the client agreed to, once [CARE-1]',
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await expect(list.getByText('Needs your answer')).toBeVisible();
    await expect(list.getByText(/^\d+ sessions? so far$/)).toBeVisible();
    await userEvent.click(await list.findByRole('button', { name: `Accept ${OF}` }));
    await waitFor(() => expect(screen.getByText('You accepted the referral of Samuel Adeyemi')).toBeVisible());
    await expect(await list.findByText('Hasn’t booked yet')).toBeVisible();
    await expect(list.queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const Declines: Story = {
  name: 'Declines a referral with a reason, and says who reads it [CARE-1]',
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(await list.findByRole('button', { name: `Decline ${OF}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the referral of Samuel Adeyemi' }));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await expect(reason).toHaveAccessibleDescription(/Samuel Adeyemi.* and .*Imam Yusuf Demir.* read this\./);
    await userEvent.type(reason, 'I have no open times before February.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline referral' }));
    await expect(await list.findByText('You declined')).toBeVisible();
    await expect(list.getByText(/I have no open times before February\./)).toBeVisible();
    await expect(list.queryByRole('button')).toBeNull();
  },
};

export const Fails: Story = {
  name: 'Says that a reply was not saved, and keeps the reason [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(replyToReferral)),
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(await list.findByRole('button', { name: `Accept ${OF}` }));
    await expect(await list.findByText('Something went wrong on our side')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: `Decline ${OF}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Full.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline referral' }));
    await expect(await dialog.findByText('Something went wrong on our side')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Full.');
  },
};

export const AnsweredElsewhere: Story = {
  name: 'Says that a referral was answered in another window, and shows it so [ERROR-2]',
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    const accept = await list.findByRole('button', { name: `Accept ${OF}` });
    await storyServer.change((tables) => {
      const row = tables.referrals.get(ids.referrals.received);
      const reply = { isAccepted: false, reason: null, at: '2026-11-24T14:59:00Z' };
      if (row) tables.referrals.put({ ...row, reply });
    });
    await userEvent.click(accept);
    await waitFor(() => expect(screen.getByText(/^This referral was answered already/)).toBeVisible());
    await expect(await list.findByText('You declined')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('بانتظار ردك')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^رفض إحالة/ })).toBeVisible();
  },
};
