import { scenarios } from '@sakina/mocks';
import { assignMeasure, listSharedEntries } from '@sakina/platform/contract';
import { ClientsScreen } from '@sakina/portal-features/practice/clients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { DEFAULT_QUERY } from '../model/query.ts';
import { account, dialogNamed, opened, WithAddress, layla, noah } from '../story-help.tsx';

const fatima = 'usr-ikcgfb' as typeof layla;

const meta = {
  title: 'Provider/Clients/Care',
  component: ClientsScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { query: DEFAULT_QUERY, onQueryChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof ClientsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForAnImam: Story = {
  name: 'An imam’s record of a client has no questionnaires, which therapists alone assign and read [CARE-2]',
  parameters: { account: 'imam@demo.test' },
  args: { query: opened(layla) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Consents' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: /Questionnaires/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(await canvas.findByText('Emergency contact')).toBeVisible();
    await expect(canvas.queryByText('Insurance')).toBeNull();
  },
};

export const Refers: Story = {
  name: 'Refers a client to an imam, with what may be shared, and says what is missing at the field [CARE-1]',
  args: { query: { ...opened(layla), view: 'consents' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refer to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refer Layla Haddad' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'An imam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask Layla Haddad' }));
    await expect(await dialog.findByText('Choose a provider.')).toBeVisible();
    await expect(dialog.getByText('Enter a reason, even in a few words.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Provider/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Hamza McAllister/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'He knows the first years.');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Goals of the active plan/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask Layla Haddad' }));
    const list = within(await canvas.findByRole('list', { name: 'Referrals' }));
    await expect(await list.findByText('Awaiting the client’s answer')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /Withdraw the referral to .*Hamza McAllister/ }));
    await expect(await list.findByText('Withdrawn')).toBeVisible();
  },
};

export const AcknowledgesAFlag: Story = {
  name: 'An answer about self-harm stays first until someone says what was done [CARE-2]',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your clients' }));
    await userEvent.click(list.getByRole('link', { name: 'Review the answer: Fatima Zahra Benali' }));
    const flag = await canvas.findByText('Fatima Zahra Benali reported thoughts of death or self-harm');
    await expect(flag).toBeVisible();
    // Beside what she answered, and in the record.
    for (const call of canvas.getAllByRole('link', { name: /Call .*1 347 555 0136/ })) await expect(call).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Karim Benali.*Brother/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as reviewed' }));
    const notes = canvas.getByRole('textbox', { name: /Action taken/ });
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveAccessibleDescription(/Enter what you did/);
    await userEvent.paste('Called this morning. No plan. Karim is with her.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as reviewed' }));
    await expect(await canvas.findByText('Called this morning. No plan. Karim is with her.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Answers about self-harm' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Review the answer/ })).not.toBeInTheDocument());
  },
};

export const Measures: Story = {
  name: 'Scores say whether their change is reliable, in words, as a line and as a table; one is asked for [CLOUD-50]',
  args: { query: opened(layla, 'measures') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reliable improvement: 8 points lower than the first score')).toBeVisible();
    await expect(canvas.getAllByText(/^(\d+ points? (lower|higher) than|The same as) last time$/)[0]).toBeVisible();
    await expect(canvas.getByText(/Reliably recovered|At or above the clinical cutoff of 8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign a questionnaire' }));
    const dialog = await dialogNamed('Assign a questionnaire');
    await userEvent.click(dialog.getByRole('radio', { name: 'GAD-7' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText(/hasn’t completed this questionnaire yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'PHQ-9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await screen.findByText('Layla Haddad has been notified')).toBeInTheDocument();
    await expect(await canvas.findByText(/^PHQ-9, assigned/)).toBeVisible();
  },
};

export const Item9First: Story = {
  name: 'An answer to question 9 stands before the score it is part of [CARE-2]',
  args: { query: opened(fatima, 'measures') },
  play: async ({ canvas }) => {
    const scores = within(await canvas.findByRole('region', { name: 'PHQ-9' }));
    const item9 = await scores.findByText('Question 9, about being better off dead or self-harm: several days');
    const latest = scores.getByText(/^Latest: /);
    await expect(item9.compareDocumentPosition(latest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const MeasureNotAssigned: Story = {
  name: 'A request that did not go out says so and keeps what was chosen [ERROR-2]',
  args: { query: opened(noah, 'measures') },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(assignMeasure)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign a questionnaire' }));
    const dialog = await dialogNamed('Assign a questionnaire');
    await userEvent.click(dialog.getByRole('radio', { name: 'GAD-7' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(dialog.getByRole('radio', { name: 'GAD-7' })).toBeChecked();
  },
};

export const Journal: Story = {
  name: 'Journal entries stand here while the client shares them [CLOUD-139]',
  args: { query: opened(layla, 'journal') },
  beforeEach: ({ msw }) => {
    const shared = {
      id: 'jrn-1',
      title: null,
      body: 'Slept through.\nFirst time since spring.',
      tags: [],
      createdAt: '2026-11-20T10:00:00Z',
      updatedAt: '2026-11-20T10:00:00Z',
      client: { id: layla, displayName: 'Layla Haddad' },
      sharedAt: '2026-11-21T10:00:00Z',
    };
    msw.use(scenarios.answering(listSharedEntries, { items: [shared], total: 1, nextCursor: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Untitled entry' })).toBeVisible();
    await expect(canvas.getByText(/First time since spring/)).toBeVisible();
  },
};

const entryNamed = (title: string) => ({
  id: `jrn-${title}`,
  title,
  body: 'A better day.',
  tags: [],
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  client: { id: layla, displayName: 'Layla Haddad' },
  sharedAt: '2026-11-21T10:00:00Z',
});

export const ManyEntries: Story = {
  name: 'Reads earlier entries of the journal on request [CLOUD-139]',
  args: { query: opened(layla, 'journal') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listSharedEntries, { items: [entryNamed('Late')], total: 2, nextCursor: 'next' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Late' });
    msw.use(scenarios.answering(listSharedEntries, { items: [entryNamed('Early')], total: 2, nextCursor: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier entries' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Early' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Late' })).toBeVisible();
  },
};

export const Consents: Story = {
  name: 'Consents name their text, who, when and how; one is asked for and one taken back, with what stops said first',
  args: { query: opened(layla, 'consents') },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Consents' }));
    await expect(list.getByText(/The current text is version 2/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Record withdrawal: AI scribe' }));
    const back = await dialogNamed('Withdraw: AI scribe');
    await expect(back.getByText(/The AI scribe is off for Layla Haddad from now on/)).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Record withdrawal' }));
    await expect(back.getByRole('textbox')).toHaveFocus();
    await userEvent.type(back.getByRole('textbox'), 'Said so at the end of the session.');
    await userEvent.click(back.getByRole('button', { name: 'Record withdrawal' }));
    await expect(await canvas.findByText(/recorded by .*Dr. Amina Rahman/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request consent' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Request consent' }));
    const ask = await dialogNamed('Request consent');
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await expect(ask.getByText('Choose what the consent covers.')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: /Consent to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'AI scribe' }));
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await expect(await screen.findByText('Request sent to Layla Haddad')).toBeInTheDocument();
    await waitFor(() => expect(list.getAllByText('Awaiting an answer')).toHaveLength(2));
  },
};

export const FlagComesBack: Story = {
  name: 'Gives back what was written about an answer on self-harm, until it is recorded [SEC-15] [CARE-2]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const open = async () => {
      const list = within(await canvas.findByRole('list', { name: 'Your clients' }));
      await userEvent.click(list.getByRole('link', { name: 'Review the answer: Fatima Zahra Benali' }));
    };
    await open();
    await userEvent.type(await canvas.findByRole('textbox', { name: /Action taken/ }), 'Called her');
    await leaveAndReturn();
    await open();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Action taken/ })).toHaveValue('Called her'));
    await expect(canvas.getByText('What you typed is back')).toBeVisible();
  },
};
