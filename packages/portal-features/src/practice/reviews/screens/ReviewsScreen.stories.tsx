import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getProviderProfile, listReviews, reportContent } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ReviewsScreen } from './ReviewsScreen.tsx';
import { noahs } from '../story-help.ts';

const meta = {
  title: 'Provider/Reviews',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { filter: 'all' },
} satisfies Meta<typeof ReviewsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The oldest review of Dr. Rahman, once a story has looked it up. */
const opened = { id: '' };

/** Keeps so many of Dr. Rahman's ratings, the newest. */
const keepRatings = (count: number) =>
  storyServer.change((tables) => {
    tables.silentRatings.remove(ids.providers.amina);
    const own = tables.reviews.all().filter(({ providerId }) => providerId === ids.providers.amina);
    for (const row of own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(count))
      tables.reviews.remove(row.id);
  });

export const Default: Story = {
  name: 'Lists reviews with their answers, the newest first, and how all rated [ROUTE-30]',
  play: async ({ canvas }) => {
    await expect((await noahs(canvas)).getByText(/^Thank you for writing/)).toBeVisible();
    await expect(canvas.getByText(/of 5, from \d+ ratings/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Without a reply/ })).toHaveAttribute(
      'href',
      '/provider/reviews?show=unanswered',
    );
  },
};

export const Opened: Story = {
  name: 'Goes to the review that a notice is about, past the first piece of the list [CARE-6]',
  beforeEach: async () => {
    const input = { params: { id: ids.providers.amina }, query: { limit: 50 } };
    const { items } = await storyServer.as('therapist@demo.test').call(listReviews, input);
    opened.id = items.at(-1)?.id ?? '';
  },
  render: (args) => <ReviewsScreen {...args} opened={opened.id} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('article').some((card) => card === document.activeElement)).toBe(true),
    );
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article').at(-1)).toHaveFocus();
  },
};

export const Unanswered: Story = {
  name: 'Shows those without an answer alone [ROUTE-30]',
  args: { filter: 'unanswered' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Reply to the review by/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Edit reply/ })).toBeNull();
  },
};

export const Reports: Story = {
  name: 'Reports a review by keyboard with a reason, and says how that stands [CLOUD-103]',
  play: async ({ canvas }) => {
    const review = await noahs(canvas);
    review.getByRole('button', { name: 'Report the review by N. B.' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByRole('radio').some((radio) => radio === document.activeElement)).toBe(true),
    );
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await review.findByText('Reported, under review')).toBeVisible();
  },
};

export const ReportedBefore: Story = {
  name: 'Says that a review has already been reported or removed [CLOUD-103]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(reportContent, { code: 'ALREADY_REPORTED' })),
  play: async ({ canvas }) => {
    await userEvent.click((await noahs(canvas)).getByRole('button', { name: 'Report the review by N. B.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'It insults or threatens' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText(/has already been reported or removed/)).toBeVisible();
  },
};

export const FewRatings: Story = {
  name: 'Hides the average below five ratings [ROUTE-30]',
  beforeEach: () => keepRatings(4),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 ratings so far. The average appears once you have 5.')).toBeVisible();
    await expect(canvas.queryByText(/of 5, from/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Says how reviews come about before there is one',
  beforeEach: () => keepRatings(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet')).toBeVisible();
    await expect(canvas.getByText('No ratings yet. The average appears once you have 5.')).toBeVisible();
  },
};

export const AllAnswered: Story = {
  name: 'Says that every review has an answer',
  args: { filter: 'unanswered' },
  beforeEach: () => keepRatings(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve replied to every review')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your reviews…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow answers: says that it is reading, then lists',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listReviews)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your reviews…')).toBeInTheDocument();
    await expect(await canvas.findByRole('article', { name: 'Review by N. B.' }, { timeout: 4000 })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Leads one without a provider record to the application [ROUTE-30]',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the application' })).toHaveAttribute(
      'href',
      '/provider/apply',
    );
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProviderProfile)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article', { name: 'Review by N. B.' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () =>
    storyServer.change((tables) => {
      const [first] = tables.reviews
        .all()
        .filter(({ providerId, body }) => providerId === ids.providers.amina && body !== null);
      if (first) {
        const body = 'Rechtsschutzversicherungsgesellschaftsangestellte, und noch viel mehr. '.repeat(12).trim();
        tables.reviews.put({ ...first, author: 'Maximiliane-Friederike', body });
      }
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rechtsschutz/)).toBeVisible();
    await waitFor(() => expect(beyondTheEdge()).toEqual([]));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'التقييمات' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: /^تقييم .*N\. B\./ })).toBeVisible();
  },
};
