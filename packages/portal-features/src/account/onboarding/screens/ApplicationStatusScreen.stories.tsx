import { scenarios, signInStoryAs, storyServer } from '@sakina/mocks';
import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { withDraft } from '../story-help.tsx';
import { ApplicationStatusScreen } from './ApplicationStatusScreen.tsx';

const meta = {
  title: 'Consumer/Where you stand',
  component: ApplicationStatusScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
  args: { redirect: '/dashboard', onward: '/dashboard' },
} satisfies Meta<typeof ApplicationStatusScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Welcomes a new user by name and offers the personas [ROUTE-6][ROLE-7]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Zaynab' })).toBeVisible();
    await expect(await canvas.findByText('Nothing yet. Choose what fits below.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I’m looking for support' })).toHaveAttribute(
      'href',
      '/onboarding/patient?redirect=%2Fdashboard',
    );
  },
};

export const Persona: Story = {
  name: 'Shows the choice of a persona alone, and passes the redirect on [ROUTE-6][ROLE-7]',
  args: { redirect: '/dashboard?view=plan', isChoiceOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What brings you to Sakina?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I’m an imam' })).toHaveAttribute(
      'href',
      '/onboarding/imam?redirect=%2Fdashboard%3Fview%3Dplan',
    );
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).toContain('redirect=%2Fdashboard%3Fview%3Dplan');
  },
};

export const Answered: Story = {
  name: 'Lists submitted answers with date, edit link and the way on',
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change: Your care needs' })).toHaveAttribute(
      'href',
      '/onboarding/patient?redirect=%2Fdashboard',
    );
    await expect(canvas.getByRole('link', { name: 'Change: Your topics' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const NotRenewed: Story = {
  name: 'Offers to renew the token when it does not reflect the submitted answers yet [AUTH-7]',
  beforeEach: async () => {
    await storyServer
      .as('newcomer@demo.test')
      .call(
        submitOnboarding,
        { body: { answers: { persona: 'TOPICS', topics: ['SLEEP'], note: null } } },
        { idempotencyKey: crypto.randomUUID() },
      );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have your answers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/Your answers are safe\. Please try again/)).toBeVisible();
    await expect(signInStoryAs('newcomer@demo.test').user.profileCompleted).toBe(false);
  },
};

export const Draft: Story = {
  name: 'Links back to a saved draft [SEC-15]',
  decorators: [withDraft('onboarding:PATIENT', { form: { reasons: ['SLEEP'] }, step: 'wishes' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve already started')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue your answers' })).toHaveAttribute(
      'href',
      '/onboarding/patient?redirect=%2Fdashboard',
    );
  },
};

export const Visitor: Story = {
  name: 'Lets a visitor begin, or sign in and return [AUTH-4]',
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You aren’t logged in. You can still start.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fauth%2Fonboarding%3Fredirect%3D%252Fdashboard',
    );
    await expect(within(canvas.getByRole('region', { name: 'Choose how to join' })).getAllByRole('link')).toHaveLength(
      5,
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your status…')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'I’m looking for support' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { account: 'patient@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your status…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Change: Your topics' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing yet. Choose what fits below.')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Reports a failed read and keeps the choice of a persona [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I’m looking for support' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  parameters: { account: 'patient@demo.test' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change: Your care needs' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { account: 'patient@demo.test' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'تغيير: مواضيعك' })).toBeVisible();
  },
};
