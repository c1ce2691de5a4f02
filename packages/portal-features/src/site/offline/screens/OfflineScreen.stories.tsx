import { Text } from '@sakina/design-system';
import { OfflineScreen } from '@sakina/portal-features/site/offline';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const at = Date.parse('2026-11-24T14:40:00Z');

const meta = {
  title: 'Shared states/Offline page',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    asked: 'session',
    session: { content: <Text>{'Today, 2:30 – 3:20 PM, Eastern Time, with Dr. Amina Rahman'}</Text>, at },
    plan: { content: <Text>{'I stop answering the phone.'}</Text>, at },
    until: Date.parse('2026-11-24T15:05:00Z'),
    isTrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof OfflineScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the next session and the safety plan as they were, and says when that was [SEC-17]',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    const session = within(canvas.getByRole('region', { name: 'Your next session' }));
    await expect(session.getByText(/Dr\. Amina Rahman/)).toBeVisible();
    await expect(session.getByText('Last updated today, 9:40 AM')).toBeVisible();
    await expect(canvas.getByText(/locks at 10:05 AM/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again now' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Plan: Story = {
  name: 'Begins with the people who answer and the plan, where the plan was asked for [CARE-1] [CARE-3]',
  args: { asked: 'plan' },
  play: async ({ canvas }) => {
    const headings = (await canvas.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'You can reach a person now',
      'Your safety plan',
      'Your next session',
      'Everything else',
    ]);
  },
};

export const Elsewhere: Story = {
  name: 'Says plainly that another page needs a connection, and what is here instead',
  args: { asked: null, plan: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This page needs a connection/)).toBeVisible();
    await expect(canvas.getByText(/No plan is saved here/)).toBeVisible();
  },
};

export const NobodyKnown: Story = {
  name: 'Shows nothing of anyone where no session is left, but who answers in a crisis [CARE-1] [SEC-17]',
  args: { session: null, plan: null, until: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This page needs a connection/)).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['You can reach a person now', 'Everything else']);
  },
};

const LONG = 'I call someone who knows me, even if it is late and I think that I am a burden to them. '.repeat(8);

export const LongText: Story = {
  name: 'Keeps long words inside the page of a phone',
  globals: { viewport: { value: 'phone' } },
  args: { plan: { content: <Text>{LONG}</Text>, at }, session: { content: <Text>{'Tuesday'.repeat(40)}</Text>, at } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG.trim())).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  name: 'Reads in Arabic, from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible();
  },
};
