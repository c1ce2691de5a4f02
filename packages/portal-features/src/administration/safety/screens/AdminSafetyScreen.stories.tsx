import { claimAdminSafetyAlert, closeAdminSafetyAlert, listAdminSafetyAlerts } from '@sakina/platform/contract';
import type { AdminSafetyAlert } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminSafetyScreen, readSafetyAddress } from '@sakina/portal-features/administration/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../../shared/testing/story-place.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const address = (query = '') => readSafetyAddress(new URLSearchParams(query));
const FATIMA = 'alert=msr-n3b7v1c5';

const alone: AdminSafetyAlert = {
  id: 'msr-alone',
  kind: 'ITEM_9',
  client: { id: 'usr-d13f58' as AdminSafetyAlert['client']['id'], displayName: 'Zaynab Farooq' },
  raisedAt: '2026-11-24T14:58:00Z',
  responsible: [],
  owner: null,
  acknowledgement: null,
};
const onCall = { displayName: 'Grace Okafor', phone: '+1 718 555 0171', until: '2026-11-25T08:00:00Z' };
const page = (items: AdminSafetyAlert[]) => ({ items, total: items.length, nextCursor: null, onCall });

const meta = {
  title: 'Admin/Safety',
  component: AdminSafetyScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: address(), onAddressChange: fn() },
  // Stands in for the address, which the app keeps the state in.
  render: ({ address, onAddressChange }) => (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminSafetyScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  ),
} satisfies Meta<typeof AdminSafetyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is overdue, whose turn it is and who is on call, and never what was answered [CARE-2]',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Fatima Zahra Benali/ });
    await expect(row).toHaveTextContent('PHQ-9, question 9');
    await expect(row).toHaveTextContent('Overdue by 7 hours');
    await expect(row).toHaveTextContent('On-call staff');
    await expect(row).toHaveTextContent('Dr. Amina Rahman');
    await expect(row).toHaveTextContent('Unassigned, overdue');
    await expect(canvas.getByText(/Grace Okafor is on call until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Call Grace Okafor/ })).toHaveAttribute('href', 'tel:+17185550171');
    await expect(canvas.queryByText(/several days|nearly every day/)).not.toBeInTheDocument();
  },
};

export const Closes: Story = {
  name: 'An alert is closed by keyboard with what was done, after saying who reads it',
  args: { address: address(FATIMA) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Fatima Zahra Benali' });
    (await within(sheet).findByRole('button', { name: 'Record what was done' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'What was done for Fatima Zahra Benali?' });
    await expect(within(dialog).getByText(/Dr\. Amina Rahman.* sees what you write/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the alert' }));
    await expect(await within(dialog).findByText(/Use at least 3 characters/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Actions taken/ }), 'Reached her at ten.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the alert' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Fatima Zahra Benali/ })).not.toBeInTheDocument());
    await expect(await within(sheet).findByText(/Ingrid Solheim answered it/)).toBeVisible();
    await expect(within(sheet).queryByText('Reached her at ten.')).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show what they wrote' }));
    await expect(await within(sheet).findByText('Reached her at ten.')).toBeVisible();
    await expect(await within(sheet).findByText('Ingrid Solheim read the notes on what was done')).toBeVisible();
  },
};

export const Claims: Story = {
  name: 'Taking an alert shows in the list who has it, and letting it go frees it',
  args: { address: address(FATIMA) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Fatima Zahra Benali' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Assign to me' }));
    await expect(await canvas.findByRole('row', { name: /Ingrid Solheim/ })).toBeVisible();
    await expect(await within(sheet).findByText('Ingrid Solheim took the alert')).toBeVisible();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Ingrid Solheim/ })).not.toBeInTheDocument());
  },
};

export const HandsOver: Story = {
  name: 'An alert is handed to who is on call with a note, and then has to be taken over first',
  args: { address: address(FATIMA) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Fatima Zahra Benali' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Hand off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand off the alert about Fatima Zahra Benali?' });
    await expect(within(dialog).getByRole('radio', { name: /Grace Okafor/ })).toBeChecked();
    await expect(within(dialog).getByText(/so call them too/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Handoff note/ }), 'No answer at nine.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand off' }));
    await expect(await within(sheet).findByText('Ingrid Solheim handed it off to Grace Okafor')).toBeVisible();
    await expect(within(sheet).getByText('No answer at nine.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Fatima Zahra Benali/ })).not.toHaveTextContent('On-call staff'),
    );
    await expect(
      within(sheet).getByText(/Grace Okafor is handling this\. Reassign it to yourself first/),
    ).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reassign to me' }));
    await expect(await within(sheet).findByRole('button', { name: 'Record what was done' })).toBeVisible();
  },
};

export const TakenMeanwhile: Story = {
  name: 'Says that someone else took an alert meanwhile',
  args: { address: address(FATIMA) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(claimAdminSafetyAlert, { status: 409, code: 'CLAIMED' })),
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Fatima Zahra Benali' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Assign to me' }));
    await expect(await within(sheet).findByText('Someone else just took this alert.')).toBeVisible();
  },
};

export const AnsweredMeanwhile: Story = {
  name: 'What was typed stays where someone else has answered meanwhile',
  args: { address: address(FATIMA) },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.conflict(closeAdminSafetyAlert, { code: 'ALERT_ACKNOWLEDGED', details: { byName: 'A' } })),
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Fatima Zahra Benali' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Record what was done' }));
    const dialog = await screen.findByRole('dialog', { name: /What was done for/ });
    const words = within(dialog).getByRole('textbox', { name: /Actions taken/ });
    await userEvent.type(words, 'Called her.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the alert' }));
    await expect(await within(dialog).findByText('Someone else has already answered it')).toBeVisible();
    await expect(words).toHaveValue('Called her.');
  },
};

export const WithoutProvider: Story = {
  name: 'Where someone has no provider it is at once the turn of who is on call [CARE-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listAdminSafetyAlerts, page([alone]))),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Zaynab Farooq/ });
    await expect(row).toHaveTextContent('No one: they have no provider');
    await expect(row).toHaveTextContent('On-call staff');
    await expect(row).toHaveTextContent('Due in 3 hours');
    await expect(row).toHaveTextContent('Unassigned');
  },
};

export const Answered: Story = {
  name: 'What a provider has said to have done is shown when it is asked for',
  args: { address: address('list=done&alert=msr-t6y2u8i4') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Layla Haddad/ })).toHaveTextContent('Dr. Amina Rahman');
    const sheet = await canvas.findByRole('region', { name: 'Layla Haddad' });
    await expect(await within(sheet).findByText(/Dr\. Amina Rahman answered it/)).toBeVisible();
    await expect(within(sheet).queryByText(/Safety plan read together/)).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show what they wrote' }));
    await expect(await within(sheet).findByText(/Safety plan read together/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAdminSafetyAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Unanswered' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAdminSafetyAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Fatima Zahra Benali/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Without alerts it says so, and without anyone on call it says that as danger',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminSafetyAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one is waiting for a response' })).toBeVisible();
    await expect(canvas.getByText('No one is on call')).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAdminSafetyAlerts)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Fatima Zahra Benali/ })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: address('alert=msr-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this alert')).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const displayName = 'Prof. Dr. Maria Fernanda de Albuquerque Vasconcelos-Hohenzollern عائشة المنصوري';
    const provider = { id: 'prv-long', displayName } as AdminSafetyAlert['responsible'][number];
    msw.use(
      scenarios.answering(
        listAdminSafetyAlerts,
        page([{ ...alone, client: { ...alone.client, displayName }, responsible: [provider] }]),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Vasconcelos-Hohenzollern/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: address(FATIMA) },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'تسجيل ما جرى فعله' });
    await expect(close).toBeVisible();
    await expect(getComputedStyle(close).direction).toBe('rtl');
  },
};
