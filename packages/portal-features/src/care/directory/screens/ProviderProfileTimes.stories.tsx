import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ids, make, scenarios } from '@sakina/mocks';
import { getProvider } from '@sakina/platform/contract';
import { ProviderProfileScreen } from './ProviderProfileScreen.tsx';

const meta = {
  title: 'Public site/Provider profile/Times and reviews',
  component: ProviderProfileScreen,
  args: { idOrHandle: ids.providers.amina, here: '/therapist/prv-amina-rahman' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof ProviderProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NextTimes: Story = {
  name: 'Leads from a free time straight into its booking',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Book (Today|Tomorrow|\w+day, .+), \d+:\d\d\s[AP]M$/ });
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\/prv-amina-rahman\?service=prv-amina-rahman-session&startsAt=2026-/),
    );
    await expect(canvas.getByText(/^Times are in Eastern Time, your time zone\.$/)).toBeVisible();
  },
};

export const OtherZone: Story = {
  name: 'Gives each time in both zones, with the day where it differs [CARE-9]',
  args: { idOrHandle: ids.providers.kathmandu },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Times are in Eastern Time, your time zone\. The time in Kathmandu is below each one\.$/,
      ),
    ).toBeVisible();
    const [first] = await canvas.findAllByRole('link', { name: /^Book .+, .+ \(.+ in Kathmandu\)$/ });
    await expect(first).toBeVisible();
    await expect(
      await canvas.findByText(/^Times are in .+ \(Kathmandu\), 10 hours 45 minutes ahead of you\.$/),
    ).toBeInTheDocument();
  },
};

export const AllReviews: Story = {
  name: 'Shows three reviews, then all, keeping focus on what came',
  beforeEach: ({ msw }) => {
    const reviews = [1, 2, 3, 4, 5].map((day) => ({
      id: `review-${day}`,
      author: `Client ${day}`,
      rating: day,
      body: `What I took from session ${day} stays with me.`,
      writtenOn: `2026-10-0${day}`,
    }));
    msw.use(scenarios.answering(getProvider, make.providerProfile({ reviews })));
  },
  play: async ({ canvas }) => {
    const reviews = within(await canvas.findByRole('region', { name: 'Client reviews' }));
    await expect(reviews.getAllByRole('listitem')).toHaveLength(3);
    await expect(reviews.getByText('Client 5, October 2026')).toBeInTheDocument();
    await userEvent.click(reviews.getByRole('button', { name: 'Show all 5 reviews' }));
    await expect(reviews.getAllByRole('listitem')).toHaveLength(5);
    await expect(reviews.getAllByRole('listitem')[3]).toHaveFocus();
  },
};

export const NoReviews: Story = {
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getProvider, make.providerProfile({ reviews: [], rating: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No reviews yet\. Reviews come from people/)).toBeInTheDocument();
  },
};

export const FullyBooked: Story = {
  name: 'Fully booked: says so and leads to others',
  args: { idOrHandle: ids.providers.fullyBooked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fully booked' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Book a session' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Find another/ })).toHaveAttribute(
      'href',
      expect.stringContaining('sort=soonest'),
    );
    await expect(canvas.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  },
};
