import { scenarios } from '@sakina/mocks';
import { acknowledgeSafetyAlert, listSafetyAlerts } from '@sakina/platform/contract';
import type { SafetyAlert } from '@sakina/platform/contract';
import { Heading, Stack } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { SafetyAlerts } from './SafetyAlerts.tsx';

const meta = {
  title: 'Shared states/Safety alerts',
  component: SafetyAlerts,
  parameters: { account: 'therapist@demo.test' },
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Heading level={1}>{globals['locale'] === 'ar' ? 'اليوم' : 'Today'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SafetyAlerts>;
export default meta;

type Story = StoryObj<typeof meta>;

const written: SafetyAlert = {
  id: 'msg-danger',
  kind: 'MESSAGE',
  client: { id: 'usr-4f1c9a' as SafetyAlert['client']['id'], displayName: 'Layla Haddad' },
  phone: null,
  raisedAt: '2026-11-24T14:52:00Z',
  answer: null,
  words: 'I want to kill myself tonight. Please do not tell my sister.',
  sharesSafetyPlan: true,
  acknowledgement: null,
};

export const Default: Story = {
  name: 'Names who answered item 9, when, and how to reach them, until someone says what was done [CARE-2]',
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('listitem'));
    await expect(alert.getByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(alert.getByText(/PHQ-9, question 9.*several days/)).toBeVisible();
    await expect(alert.getByRole('link', { name: /^Call \+1.347.555.0136: Fatima Zahra Benali/ })).toHaveAttribute(
      'href',
      'tel:+13475550136',
    );
    // What helps comes first and is the one filled act: its ground is no other's.
    const groundOf = (act: HTMLElement) => getComputedStyle(act).backgroundColor;
    const [first, ...others] = [...alert.getAllByRole('link'), ...alert.getAllByRole('button')];
    await expect(first).toHaveAccessibleName(/^Call .*: Fatima Zahra Benali$/);
    await expect(others.map(groundOf)).not.toContain(groundOf(first as HTMLElement));
    await userEvent.click(alert.getByRole('button', { name: /Record what you did/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you do for Fatima Zahra Benali?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and close the alert' }));
    await expect(dialog.getByText('Enter what you did, even in a few words.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Called her at nine. Her brother is with her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and close the alert' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(canvas.getByText('Recorded. The alert is closed.')).toBeInTheDocument();
  },
};

export const ComesBack: Story = {
  name: 'Gives back what was written about an alert when it was left before it was recorded [SEC-15] [CARE-2]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Record what you did/ }));
      return within(await screen.findByRole('dialog', { name: 'What did you do for Fatima Zahra Benali?' }));
    };
    await userEvent.type((await open()).getByRole('textbox'), 'Called her at nine.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leaveAndReturn();
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('Called her at nine.'));
    await expect(dialog.getByText('What you typed is back')).toBeVisible();
  },
};

export const WordsOfDanger: Story = {
  name: 'Shows what was written to the provider, and says where no number is on record [CARE-1]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listSafetyAlerts, { items: [written] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/I want to kill myself tonight/)).toBeVisible();
    await expect(canvas.getByText('No phone number on file.')).toBeVisible();
    await expect(canvas.getByText('Layla Haddad has shared a safety plan with you.')).toBeVisible();
  },
};

export const AcknowledgedElsewhere: Story = {
  name: 'Says who was first where an alert was acknowledged in another tab [CARE-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listSafetyAlerts, { items: [written] }),
      scenarios.conflict(acknowledgeSafetyAlert, {
        code: 'ALERT_ACKNOWLEDGED',
        details: { byName: 'Dr. Samir Qureshi', at: '2026-11-24T14:58:00Z' },
      }),
    ),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Record what you did/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Called her.');
    msw.use(scenarios.answering(listSafetyAlerts, { items: [] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and close the alert' }));
    await expect(await canvas.findByText(/Dr\. Samir Qureshi has already responded to this/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

export const SavingFails: Story = {
  name: 'Keeps what was typed where it could not be recorded [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(acknowledgeSafetyAlert)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Record what you did/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Called her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and close the alert' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Called her.');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /تسجيل ما فعلته/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
