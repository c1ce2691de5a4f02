import { scenarios } from '@sakina/mocks';
import {
  getNotificationPreferences,
  getOwnPreferences,
  listCoverages,
  listDataExports,
  listOwnOnboarding,
  listPaymentMethods,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileScreenProps } from './ProfileScreen.tsx';
import { device } from '../story-help.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { section: 'account', accountUrl: 'https://id.sakina.example/realms/sakina/account', device },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what the sign-in service keeps, and leads there to change it [ROUTE-24] [AUTH-8]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('patient@demo.test')).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open your account at the identity service/ })).toHaveAttribute(
      'href',
      'https://id.sakina.example/realms/sakina/account',
    );
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '/profile?section=payment');
  },
};

export const NoAccountPage: Story = {
  name: 'Says whom to write to where there is no account page [AUTH-8]',
  args: { accountUrl: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Write to support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const Display: Story = {
  name: 'Changes language and density at once, and saves times and dates with the account [PORTAL-9] [CARE-4]',
  args: { section: 'display' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'العربية' }));
    await expect(args.device.onLanguageChange).toHaveBeenCalledWith('ar');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Gregorian, with Hijri' }));
    await expect(await canvas.findByText(/^Today: .*1448/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save times and dates' }));
    const toast = await screen.findByText('Times and dates saved');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(args.device.onTimesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ timeZone: null, calendar: 'GREGORIAN_FIRST', hijriOffsetDays: 0 }),
    );
  },
};

export const Privacy: Story = {
  name: 'Says who sees what, and where to change it [SEC-8]',
  args: { section: 'privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one, until you let someone read it')).toBeVisible();
    await expect(canvas.getByText('Providers you book with, before you meet')).toBeVisible();
    await expect(canvas.getByText(/^Only the provider you write to\./)).toBeVisible();
    await expect(canvas.getByText(/^Our moderators, who read the reported post/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose who reads your safety plan' })).toHaveAttribute(
      'href',
      '/safety-plan',
    );
  },
};

function Walked(props: ProfileScreenProps) {
  const [section, setSection] = useState(props.section);
  return (
    <>
      <button type="button" onClick={() => setSection(section === 'insurance' ? 'privacy' : 'insurance')}>
        Another part
      </button>
      <ProfileScreen {...props} section={section} />
    </>
  );
}

export const TypingWaits: Story = {
  name: 'Keeps what was typed while another part is looked at [SEC-15]',
  args: { section: 'insurance' },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Plan' }), 'Silver');
    await userEvent.click(canvas.getByRole('button', { name: 'Another part' }));
    await canvas.findByText('No one, until you let someone read it');
    await userEvent.click(canvas.getByRole('button', { name: 'Another part' }));
    await expect(await canvas.findByRole('textbox', { name: 'Plan' })).toHaveValue('Silver');
  },
};

export const Answers: Story = {
  name: 'Shows what was answered, and leads to where it is changed',
  args: { section: 'answers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/I cannot breathe in elevators any more/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change: Your care needs' })).toHaveAttribute(
      'href',
      '/onboarding/patient',
    );
    await expect(canvas.getByRole('link', { name: 'Change: Your topics' })).toHaveAttribute(
      'href',
      '/onboarding/topics',
    );
  },
};

export const Empty: Story = {
  name: 'Says what will be here where there is nothing yet [ERROR-2]',
  args: { section: 'payment' },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listPaymentMethods)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No saved cards' })).toBeVisible();
  },
};

export const NoAnswers: Story = {
  name: 'Offers the questions to whoever has not answered any',
  args: { section: 'answers' },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer a few questions' })).toHaveAttribute(
      'href',
      '/onboarding/patient',
    );
  },
};

export const Loading: Story = {
  args: { section: 'notifications' },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getNotificationPreferences)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  args: { section: 'display' },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getOwnPreferences)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Save times and dates' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Reads again on request, and leaves the other parts in reach [ERROR-2]',
  args: { section: 'data' },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listDataExports)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('link', { name: 'Cards' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Request a copy' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { section: 'insurance' },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listCoverages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  args: { section: 'insurance' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listCoverages, {
        items: [
          {
            id: 'cov-1',
            client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
            insurer: 'BLUE_CROSS',
            planName: 'Bundesverwaltungskrankenversicherungsgesellschaft'.repeat(2),
            memberId: 'W12345678901234567890',
            groupNumber: '0000000000-00000000',
            relationship: 'CHILD',
            addedAt: '2026-01-02T10:00:00Z',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bundesverwaltung/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { section: 'display', device: { ...device, language: 'ar' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ملفك الشخصي' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'الهجري وبجانبه التاريخ الميلادي' }));
    await expect(await canvas.findByText(/^اليوم: .*1448/)).toBeVisible();
  },
};
