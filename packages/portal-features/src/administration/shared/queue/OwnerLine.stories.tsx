import { scenarios } from '@sakina/mocks';
import { claimModerationCase } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OwnerLine } from './OwnerLine.tsx';

const SINCE = '2026-11-24T13:00:00Z';

const meta = {
  title: 'Admin/Queue/Owner line',
  component: OwnerLine,
  parameters: { account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact' },
  args: {
    operation: claimModerationCase,
    id: 'mod-e5w2k9qa',
    owner: null,
    texts: {
      free: 'No one is assigned yet.',
      own: (when) => `Assigned to you since ${when}.`,
      other: (name, when) => `Assigned to ${name} since ${when}.`,
      meanwhile: 'Someone else just took this case.',
    },
  },
} satisfies Meta<typeof OwnerLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What no one has is taken by one press',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is assigned yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assign to me' })).toBeEnabled();
  },
};

export const Others: Story = {
  name: 'What someone else has says who and since when, and is taken over',
  args: { owner: { id: 'usr-someone', displayName: 'Yusuf Karaman', since: SINCE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Assigned to Yusuf Karaman since /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reassign to me' })).toBeVisible();
  },
};

export const NotForTheReader: Story = {
  name: 'What the reader may not take offers nothing',
  args: { mayClaim: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is assigned yet.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TakenMeanwhile: Story = {
  name: 'What someone else took meanwhile says so',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(claimModerationCase, { status: 409, code: 'CLAIMED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }));
    await expect(await canvas.findByText('Someone else just took this case.')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { texts: { ...meta.args.texts, free: 'لم تُسند إلى أحد بعد.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'الإسناد إليّ' })).toBeVisible();
  },
};
