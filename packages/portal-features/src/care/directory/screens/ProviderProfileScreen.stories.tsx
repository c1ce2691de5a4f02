import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ids, make, scenarios } from '@sakina/mocks';
import { getAvailability, getProvider, listOpenSlots } from '@sakina/platform/contract';
import { ProviderProfileScreen } from './ProviderProfileScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const meta = {
  title: 'Public site/Provider profile',
  component: ProviderProfileScreen,
  args: { idOrHandle: ids.providers.amina, here: '/therapist/prv-amina-rahman' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof ProviderProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who this is, what it costs and when one can talk [ROUTE-16]',
  args: { backTo: '/find-therapist?language=ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByText('Therapist in New York, United States')).toBeVisible();
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      '/find-therapist?language=ar',
    );
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
      'href',
      '/booking/prv-amina-rahman',
    );
    for (const name of [
      'About',
      'Approach',
      'Sessions and prices',
      'Credentials',
      'Usual hours',
      'Client reviews',
      'If you cancel',
    ]) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    await expect(
      canvas.getByText(/^Free cancellation up to \d+ hours before the start\. After that/),
    ).toBeInTheDocument();
  },
};

export const ByHandle: Story = {
  name: 'Is the same page by user name [ROUTE-11]',
  args: { idOrHandle: 'yusuf-demir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Imam Yusuf Demir' })).toBeVisible();
    await expect(canvas.getByText(/^Imam in Istanbul/)).toBeVisible();
  },
};

export const Services: Story = {
  name: 'Books a certain kind of session',
  play: async ({ canvas }) => {
    const services = within(await canvas.findByRole('region', { name: 'Sessions and prices' }));
    await expect(services.getByRole('link', { name: 'Book: Individual session' })).toHaveAttribute(
      'href',
      '/booking/prv-amina-rahman?service=prv-amina-rahman-session',
    );
    await expect(services.getByText('$120')).toBeInTheDocument();
    await expect(services.getByText('Free')).toBeInTheDocument();
  },
};

export const Closed: Story = {
  name: 'No new clients: says so, and lets those who know each other go on',
  args: { idOrHandle: ids.providers.closed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not taking new clients right now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^I’m a current client/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\//),
    );
    await expect(canvas.queryByRole('link', { name: 'Book a session' })).not.toBeInTheDocument();
  },
};

export const Lapsed: Story = {
  name: 'Verification lapsed: says so, and nothing can be booked',
  args: { idOrHandle: ids.providers.peter },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Verification expired' })).toBeVisible();
    await expect(canvas.getByText(/^Expired on/)).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument();
  },
};

export const BeingChecked: Story = {
  name: 'Credentials still being checked: says so',
  args: { idOrHandle: ids.providers.daniel },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Credentials being checked' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: 'An unknown provider: a clear message and the way to the directory',
  args: { idOrHandle: 'unknown-provider' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this provider' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the directory' })).toHaveAttribute('href', '/find-therapist');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that the page is on its way, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Refused: says so in words, with a way to others',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the directory' })).toHaveAttribute('href', '/find-therapist');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const Error: Story = {
  name: 'The server fails: says so, and trying again brings the page',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
  },
};

export const PartsFailed: Story = {
  name: 'Times and hours fail by themselves; the page stands and each can be tried again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOpenSlots), scenarios.failing(getAvailability)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    const times = within(canvas.getByRole('region', { name: 'Next available times' }));
    await userEvent.click(await times.findByRole('button', { name: 'Try again' }));
    await expect((await times.findAllByRole('link', { name: /^Book .+\d/ }))[0]).toBeVisible();
    const hours = within(canvas.getByRole('region', { name: 'Usual hours' }));
    await expect(await hours.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Holds long names, words and reviews in two scripts',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const long = 'She asked about the house in Aleppo, the stairs, the lemon tree, and the neighbor who kept the key. '
      .repeat(10)
      .trim();
    const profile = make.providerProfile({
      displayName: 'Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel · ماريا فرناندا',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      country: 'GB',
      headline: 'Begleitung bei Donaudampfschifffahrtsgesellschaftsangelegenheiten, auch in deutscher Sprache',
      about: [long, long],
      address:
        'Bischöfliches-Generalvikariats-und-Familienberatungszentrum, Kaiser-Wilhelm-Gedächtnisstraße 1288, Llanfairpwllgwyngyll LL61 5UJ',
      reviews: [
        {
          id: 'review-long',
          author: 'عبد الرحمن بن عبد العزيز آل الشيخ',
          rating: 5,
          body: `وجدتُ من يسمعني. ${long}`,
          writtenOn: '2026-10-02',
        },
      ],
    });
    msw.use(scenarios.answering(getProvider, profile));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Cavalcanti-Wolffenbüttel · ماريا فرناندا$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Begleitung bei Donau/)).toBeVisible();
    await expect(canvas.getByText(/عبد الرحمن بن عبد العزيز آل الشيخ/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  name: 'On a phone the next step stays at the lower edge',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^Book .+\d/ });
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toBeVisible();
    const { bottom } = canvas.getByRole('link', { name: 'Book a session' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Book a session' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { idOrHandle: ids.providers.yusuf },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Imam Yusuf Demir' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'الجلسات والأسعار' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'حجز جلسة' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\//),
    );
  },
};
