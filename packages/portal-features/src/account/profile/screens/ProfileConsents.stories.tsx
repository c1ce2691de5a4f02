import { scenarios, storyServer } from '@sakina/mocks';
import {
  answerClientConsent,
  listClientConsents,
  listOwnClientConsents,
  withdrawClientConsent,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Consumer/Profile/Consents',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: {
    section: 'consents',
    accountUrl: null,
    device: {
      language: 'en',
      density: 'comfortable',
      deviceTimeZone: 'America/New_York',
      onLanguageChange: fn(),
      onDensityChange: fn(),
      onTimesChange: fn(),
    },
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const request = 'Release of information to Rania Haddad, sister, Dr. Amina Rahman';
const layla = { params: { id: 'usr-4f1c9a' } };

/** The status of Layla's request for a release, as Dr. Rahman reads it. */
async function statusAtTheProvider() {
  const { items } = await storyServer.as('therapist@demo.test').call(listClientConsents, layla);
  return items.find(({ id }) => id === 'cst-l5rel')?.status;
}

export const Gives: Story = {
  name: 'A request comes first, yes and no alike; what is given is at the provider [API-6] [ROUTE-24]',
  play: async ({ canvas }) => {
    const give = await canvas.findByRole('button', { name: `Give consent: ${request}` });
    await expect(canvas.getByRole('button', { name: `Decline: ${request}` })).toBeVisible();
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent('Release of information to Rania Haddad, sister');
    await userEvent.click(give);
    await waitFor(() => expect(give).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: `Withdraw consent: ${request}` })).toBeVisible();
    await waitFor(async () => expect(await statusAtTheProvider()).toBe('GIVEN'));
  },
};

export const Declines: Story = {
  name: 'A request is declined, and nothing else is asked [API-6]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Decline: ${request}` }));
    await expect(await canvas.findByText(/^You declined /)).toBeVisible();
    await expect(await statusAtTheProvider()).toBe('DECLINED');
  },
};

export const Withdraws: Story = {
  name: 'A consent is withdrawn after it is said what stops [API-6]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw consent: Treatment, Dr. Amina Rahman' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await expect(ask.getByText(/can’t start a session with you until you agree again/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Withdraw consent' }));
    await expect(await canvas.findByText(/^You withdrew it /)).toBeVisible();
  },
};

export const WithdrawnWhileRead: Story = {
  name: 'A request that was withdrawn while it is read says so, and needs no answer [ERROR-2]',
  play: async ({ canvas }) => {
    const give = await canvas.findByRole('button', { name: `Give consent: ${request}` });
    await storyServer
      .as('therapist@demo.test')
      .call(withdrawClientConsent, { params: { id: 'cst-l5rel' }, body: { notes: 'Not needed.' } });
    await userEvent.click(give);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByText(/withdrew the request .* You don’t need to answer/)).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'An answer that could not be sent can be given again [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(answerClientConsent)),
  play: async ({ canvas }) => {
    const give = await canvas.findByRole('button', { name: `Give consent: ${request}` });
    await userEvent.click(give);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(give);
    await waitFor(() => expect(give).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnClientConsents)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No consents yet' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listOwnClientConsents)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  },
};

export const Phone: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(3);
    await expect(beyondTheEdge()).toEqual([]);
  },
};
