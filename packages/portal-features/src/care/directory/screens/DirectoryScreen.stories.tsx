import { loadLazyParts } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { make, scenarios } from '@sakina/mocks';
import { searchProviders } from '@sakina/platform/contract';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { AtAddress, at } from './story-address.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { people } from '../story-help.ts';

const meta = {
  title: 'Public site/Directory',
  component: DirectoryScreen,
  render: (args) => <AtAddress {...args} />,
  args: { query: at(''), onQueryChange: fn(), here: '/find-therapist' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: loadLazyParts,
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {
  name: 'Lists who could help, with price, next free time and standing [ROUTE-15]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find someone to talk to' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Providers' }));
    await expect(list.getAllByRole('article')).toHaveLength(12);
    const amina = within(list.getByRole('link', { name: 'Dr. Amina Rahman' }).closest('article') as HTMLElement);
    await expect(amina.getByText(/^Next available: .+, your time$/)).toBeVisible();
    await expect(amina.getByText(/^\$\d+ for 50 minutes$/)).toBeVisible();
    await expect(amina.getByText('Verified')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      '/therapist/prv-amina-rahman',
    );
    await expect(canvas.getByText('Times are in Eastern Time, your time zone.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No one fits the musts: says which of them as a wish brings someone, and does it in one press [CARE-7]',
  args: { query: at('kind=imam&language=id&gender=female') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one matches all of this' })).toBeVisible();
    const options = within(await canvas.findByRole('list', { name: 'Ways to widen your search' }));
    await expect(
      await options.findByRole('button', { name: /^All of these as preferences: \d+ people$/ }),
    ).toBeVisible();
    const [first] = await options.findAllByRole('button', { name: /^.+ as a preference: \d+ (person|people)$/ });
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toHaveFocus();
    await expect(canvas.getAllByText(/^(Matches|Doesn’t match) your preference$/)[0]).toBeVisible();
  },
};

export const NothingAtAll: Story = {
  name: 'Words that find no one: a way back to everyone',
  args: { query: at('q=zzzz') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everyone' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading providers…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

export const Slow: Story = {
  name: 'A slow answer: the words stay, the list follows',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading providers…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'The server fails: says so, and trying again brings the list',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Refused: says so in words and whom to write to; words and filters stay for another search',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(searchProviders)),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You don’t have access to this');
    await expect(alert).toHaveTextContent('support@sakina.example');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.offline(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, { timeout: 4000 })).toHaveTextContent(
      'We couldn’t reach the server',
    );
  },
};

export const ContractBreach: Story = {
  name: 'An answer that does not fit the contract is told, not crashed on',
  beforeEach: ({ msw }) => msw.use(scenarios.unexpectedAnswer(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We got an unexpected response');
  },
};

export const Standings: Story = {
  name: 'Says lapsed, fully booked, no new clients and no reviews',
  beforeEach: ({ msw }) => {
    const items = [
      make.provider({
        id: 'prv-1',
        handle: 'one',
        displayName: 'Dr. Peter Novak',
        verification: 'LAPSED',
        nextSlotAt: null,
      }),
      make.provider({ id: 'prv-2', handle: 'two', displayName: 'Helena Strand', nextSlotAt: null }),
      make.provider({
        id: 'prv-3',
        handle: 'three',
        displayName: 'Sheikh Ibrahim al-Khatib',
        kind: 'IMAM',
        acceptingNewClients: false,
        nextSlotAt: null,
        rating: null,
      }),
    ];
    msw.use(
      scenarios.answering(searchProviders, {
        items,
        total: 3,
        page: 1,
        pageSize: 12,
        facets: { kind: {}, speciality: {}, language: {}, gender: {}, insurer: {}, mode: {} },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification expired')).toBeVisible();
    await expect(canvas.getByText('Not bookable until verification is renewed')).toBeVisible();
    await expect(canvas.getByText('Fully booked for the next eight weeks')).toBeVisible();
    await expect(canvas.getByText('Not taking new clients right now')).toBeVisible();
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) => {
    const items = [
      make.provider({
        displayName: 'Dr. María Fernanda Albuquerque de Vasconcelos-Hohenzollern y Santa Cruz',
        headline:
          'Psychotherapie, Paartherapie und Begleitung bei Donaudampfschifffahrtsgesellschaftsangelegenheiten, auch in deutscher Sprache',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        country: 'GB',
        timeZone: 'Asia/Kathmandu',
        languages: ['en', 'ar', 'ur', 'tr', 'fr', 'es', 'so', 'bn'],
        specialities: ['MARRIAGE_COUNSEL', 'CHRONIC_ILLNESS', 'FAITH_QUESTIONS', 'GRIEF'],
        insurers: ['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED'],
        slidingScale: true,
      }),
      make.provider({
        id: 'prv-zainab',
        handle: 'zainab',
        kind: 'MENTOR',
        displayName: 'Zainab Kareem · زينب كريم عبد الرحمن',
        headline: 'مرشدة للعائلات الجديدة في المدينة',
        city: 'Toronto',
        country: 'CA',
      }),
    ];
    msw.use(
      scenarios.answering(searchProviders, {
        items,
        total: 2,
        page: 1,
        pageSize: 12,
        facets: { kind: {}, speciality: {}, language: {}, gender: {}, insurer: {}, mode: {} },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Vasconcelos-Hohenzollern/ })).toBeVisible();
    await expect(canvas.getByText(/10 hours 45 minutes ahead of you/)).toBeVisible();
    await expect(
      canvas.getByText(/Donaudampfschifffahrtsgesellschaftsangelegenheiten, auch in deutscher Sprache$/),
    ).toBeVisible();
    await expect(canvas.getByText('مرشدة للعائلات الجديدة في المدينة')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  name: 'On a phone the filters open in a sheet that counts what is left',
  globals: phone,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 2, name: people });
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Mentors/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ kinds: ['MENTOR'] }), {
      replace: true,
    });
    const count = Number(
      /\d+/.exec(sheet.getByRole('checkbox', { name: /^Mentors/ }).closest('label')?.textContent ?? '')?.[0],
    );
    await userEvent.click(await sheet.findByRole('button', { name: `Show ${count} providers` }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: `${count} people you can talk to` })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'البحث عمّن تتحدث إليه' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /^\d+ شخصًا? يمكنك التحدث إليهم$/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^أئمة/ })).toBeVisible();
  },
};
