import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ids, make, scenarios } from '@sakina/mocks';
import { createReview, getProvider, listOpenSlots, listReviews, searchProviders } from '@sakina/platform/contract';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { EnhancedProfileScreen } from './EnhancedProfileScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const meta = {
  title: 'Public site/Large profile',
  component: EnhancedProfileScreen,
  args: { providerId: ids.providers.amina, here: '/therapist-profile-enhanced?id=prv-amina-rahman' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof EnhancedProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const onPage = within(document.body);
const reviewsOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Client reviews' }));

export const Default: Story = {
  name: 'Introduces by film and words, with fees, credentials, languages and what clients say [ROUTE-16]',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    for (const name of [
      'In their own words',
      'Sessions and prices',
      'About',
      'Approach',
      'Credentials',
      'If you cancel',
    ]) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film?.autoplay).toBe(false);
    await expect(film?.querySelector('track[kind=captions]')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'When can we talk?' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Ratings' })).toBeInTheDocument();
  },
};

export const WordsOnly: Story = {
  name: 'Without a film the introduction is there to be read',
  args: { providerId: ids.providers.yusuf },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Peace be with you/)).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Slots: Story = {
  name: 'Chooses a session and a time on the page and goes on to the booking with both',
  play: async ({ canvas }) => {
    const slots = within(await canvas.findByRole('region', { name: 'When can we talk?' }));
    await userEvent.click(slots.getByRole('radio', { name: /^Extended session/ }));
    await userEvent.click(await slots.findByRole('button', { name: 'Continue to booking' }));
    await expect(await slots.findByText('Choose a time first.')).toBeVisible();
    await userEvent.click((await slots.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await expect(await slots.findByText(/^You’ve chosen .+, your time\.$/)).toBeVisible();
    await expect(slots.getByRole('link', { name: 'Continue to booking' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\/prv-amina-rahman\?service=prv-amina-rahman-long&startsAt=2026-/),
    );
  },
};

export const WritingAReview: Story = {
  name: 'Who has been here writes a review, changes it and takes it back',
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    const reviews = await reviewsOf(canvas);
    await userEvent.click(await reviews.findByRole('button', { name: 'Write a review' }));
    const form = within(await onPage.findByRole('dialog', { name: 'Your review of Dr. Amina Rahman' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Your words/ }), 'I take the train again.');
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    await expect((await form.findAllByText('Choose a rating.'))[0]).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Very helpful' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    await expect(await reviews.findByRole('heading', { level: 3, name: 'Your review' })).toBeVisible();
    await waitFor(() => expect(onPage.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(reviews.getAllByText('I take the train again.')[0]).toBeVisible();
    await userEvent.click(reviews.getByRole('button', { name: 'Delete' }));
    const question = within(await onPage.findByRole('alertdialog', { name: 'Delete your review?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(onPage.queryByRole('alertdialog', { name: 'Delete your review?' })).not.toBeInTheDocument(),
    );
    await expect(await reviews.findByRole('button', { name: 'Write a review' })).toBeVisible();
  },
};

export const ReviewFails: Story = {
  name: 'Keeps what was typed when a review cannot be sent [ERROR-2]',
  parameters: { account: 'patient@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(createReview)),
  play: async ({ canvas }) => {
    await userEvent.click(await (await reviewsOf(canvas)).findByRole('button', { name: 'Write a review' }));
    const form = within(await onPage.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^Your words/ }), 'Calm.');
    await userEvent.click(form.getByRole('radio', { name: 'Helpful' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Your words/ })).toHaveValue('Calm.');
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under a review in the moment that danger is typed [CARE-1]',
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await (await reviewsOf(canvas)).findByRole('button', { name: 'Write a review' }));
    const form = within(await onPage.findByRole('dialog'));
    await expectHelpWhileTyping(form, form.getByRole('textbox', { name: /^Your words/ }));
  },
};

export const MoreReviews: Story = {
  name: 'Brings more reviews below, keeps the focus on them, and puts the critical ones first when asked',
  play: async ({ canvas }) => {
    const reviews = await reviewsOf(canvas);
    const more = await reviews.findByRole('button', { name: /^Show \d more reviews?$/ });
    await userEvent.click(more);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\d{4}/));
    await userEvent.click(reviews.getByRole('button', { name: /Sort reviews/ }));
    await userEvent.click(await onPage.findByRole('option', { name: 'Lowest rated first' }));
    await expect(await reviews.findByRole('button', { name: /^Show \d more reviews?$/ })).toBeVisible();
  },
};

export const FullyBooked: Story = {
  name: 'Fully booked: offers the waitlist in place of times [CARE-7]',
  args: { providerId: ids.providers.fullyBooked },
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }));
    const sheet = within(await onPage.findByRole('dialog', { name: 'Waitlist for Helena Strand' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Join the waitlist' }));
    await expect(await sheet.findByText('2 people are before you in line.')).toBeVisible();
  },
};

export const Featured: Story = {
  name: 'Names no one: offers a few to begin with [ROUTE-16]',
  args: { providerId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People to start with' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      '/therapist-profile-enhanced?id=prv-amina-rahman',
    );
    await expect(canvas.getByRole('link', { name: 'See everyone' })).toHaveAttribute('href', '/find-therapist');
  },
};

export const Empty: Story = {
  name: 'No one to begin with: leads to the directory',
  args: { providerId: null },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one to show right now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See everyone' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { providerId: 'unknown-provider' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this provider' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this' })).toBeVisible();
  },
};

export const PartsFailed: Story = {
  name: 'Times and reviews fail by themselves; the page stands',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOpenSlots), scenarios.failing(listReviews)),
  play: async ({ canvas }) => {
    const slots = within(await canvas.findByRole('region', { name: 'When can we talk?' }));
    await userEvent.click(await slots.findByRole('button', { name: 'Try again' }));
    await expect((await slots.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0]).toBeVisible();
    await expect(await (await reviewsOf(canvas)).findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side',
    );
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const long = 'She asked about the house in Aleppo, the stairs, the lemon tree, and the neighbor who kept the key. '
      .repeat(8)
      .trim();
    msw.use(
      scenarios.answering(
        getProvider,
        make.providerProfile({
          displayName: 'Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel · ماريا فرناندا',
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          about: [long],
          introduction: { language: 'ar', video: null, lines: [{ atSecond: 0, text: `أهلًا بك. ${long}` }] },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Cavalcanti-Wolffenbüttel/ })).toBeVisible();
    await expect(canvas.getByText(/^أهلًا بك\./)).toBeInTheDocument();
    await canvas.findByRole('region', { name: 'When can we talk?' });
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'متى يمكننا الحديث؟' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'بكلماتهم' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'توزيع التقييمات' })).toBeInTheDocument();
  },
};
