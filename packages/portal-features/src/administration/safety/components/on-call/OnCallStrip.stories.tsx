import { scenarios } from '@sakina/mocks';
import { closeOnCallAlert, listOnCallAlerts, requestRecordAccess } from '@sakina/platform/contract';
import { Heading, Stack } from '@sakina/design-system';
import { OnCallStrip } from '@sakina/portal-features/administration/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Shared states/On call',
  component: OnCallStrip,
  parameters: { account: 'mentor@demo.test' },
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Story />
        <Heading level={1}>{globals['locale'] === 'ar' ? 'اليوم' : 'Today'}</Heading>
      </Stack>
    ),
  ],
} satisfies Meta<typeof OnCallStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Whoever is on call reads whom an alert concerns, calls them, and records what they did [CARE-2]',
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'You’re on call' }));
    await expect(strip.getByText('You’re on call, and Fatima Zahra Benali may be in danger')).toBeVisible();
    await expect(strip.getByText(/PHQ-9, question 9.*Overdue by 7 hours/)).toBeVisible();
    await expect(strip.getByRole('link', { name: /^Call Fatima Zahra Benali/ })).toHaveAttribute(
      'href',
      'tel:+13475550136',
    );
    await userEvent.click(strip.getByRole('button', { name: /^Record what you did/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was done for Fatima Zahra Benali?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Reached her at ten.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the alert' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'You’re on call' })).toBeNull());
    await expect(canvas.getByText('The alert about Fatima Zahra Benali is closed')).toBeInTheDocument();
  },
};

export const HandsOver: Story = {
  name: 'An alert is handed to someone by name, and leaves the page [CARE-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Hand off/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Hand off the alert/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /Idris Malik/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'No answer on the telephone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand off' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'You’re on call' })).toBeNull());
  },
};

export const AsksForTheRecord: Story = {
  name: 'The record is asked for, and the page says when it can be read [CARE-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request access to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'No answer on the telephone since nine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request record access' }));
    await expect(await canvas.findByText(/You’ll have access to the record by .* at the latest/)).toBeVisible();
  },
};

export const AskedTooBriefly: Story = {
  name: 'Says how much has to be written, and keeps what was typed [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request access to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'No answer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request record access' }));
    await expect(await dialog.findByText('Use at least 20 characters.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('No answer.');
  },
};

export const NotAllowedToAsk: Story = {
  name: 'Says that an earlier access has to be reviewed first [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(requestRecordAccess, { code: 'REVIEW_OPEN' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request access to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'No answer on the telephone since nine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request record access' }));
    await expect(await dialog.findByText('Someone else must review your last access first.')).toBeVisible();
  },
};

export const AnsweredElsewhere: Story = {
  name: 'Says that someone else has answered an alert, and keeps what was typed [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(closeOnCallAlert, {
        code: 'ALERT_ACKNOWLEDGED',
        details: { byName: 'Dr. Amina Rahman', at: '2026-11-24T14:58:00Z' },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Record what you did/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Called her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the alert' }));
    await expect(await dialog.findByText('Someone else has already answered it')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Called her.');
  },
};

export const Failed: Story = {
  name: 'Says that it could not be read, and reads it again [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listOnCallAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t check whether you’re on call/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotOnCall: Story = {
  name: 'Says nothing to someone who is not on call',
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'You’re on call' })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^تسجيل ما فعلته/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
