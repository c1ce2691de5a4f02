import { scenarios } from '@sakina/mocks';
import { listAllTreatmentPlans, listClients } from '@sakina/platform/contract';
import type { PlanListItem } from '@sakina/platform/contract';
import { TreatmentPlansScreen } from '@sakina/portal-features/practice/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { WithAddress, account, draft } from '../story-help.tsx';
import { elsewhere } from '../../../shared/testing/story-elsewhere.ts';

const laylas = 'pln-7m3k9x2d';

const meta = {
  title: 'Provider/Treatment plans',
  component: TreatmentPlansScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof TreatmentPlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the open plans by review date, overdue first [ROUTE-29]',
  play: async ({ canvas, args }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your plans' }));
    const items = await list.findAllByRole('link');
    await expect(items[0]).toHaveTextContent('Review overdue');
    await expect(items.at(-1)).toHaveTextContent('Draft');
    await userEvent.click(list.getByRole('link', { name: /^Layla Haddad/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ planId: laylas });
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Panic and grief' })).toHaveFocus();
    await expect(await canvas.findByText('Layla Haddad agreed to version 1.')).toBeVisible();
    await userEvent.click(list.getByRole('tab', { name: /^Closed/ }));
    await expect(await list.findByRole('link', { name: /^Jonas/ })).toBeVisible();
  },
};

export const Opened: Story = {
  name: 'Shows both wordings, the goals, and progress as a chart with its table [ROUTE-29]',
  args: { selection: { planId: laylas } },
  play: async ({ canvas }) => {
    const goal = within(await canvas.findByRole('region', { name: /^Take the elevator and the train/ }));
    await expect(goal.getByText('Reduce avoidance of elevators and trains by graded exposure.')).toBeVisible();
    await expect(goal.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '50% complete');
    await expect(await goal.findByText('Progress over time')).toBeVisible();
    await expect(goal.getByRole('button', { name: '5 entries' })).toBeVisible();
  },
};

export const FromDraftToSent: Story = {
  name: 'A draft gets its first goal and is sent to the client to agree to [CALL-25] [CLOUD-263]',
  args: { selection: { planId: draft } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add at least one goal before you send it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit plan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a goal' }));
    const words = await canvas.findByRole('textbox', { name: 'Goal in the client’s words' });
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const summary = await canvas.findByRole('region', { name: /^Check .* answers?$/ });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter the goal in the client’s words.' }));
    await expect(words).toHaveFocus();
    await userEvent.type(words, 'An evening a week for us.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Clinical goal' }), 'Weekly protected couple time.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send for agreement' }));
    const question = await screen.findByRole('alertdialog', { name: /^Send this plan to Konstantina/ });
    await expect(within(question).getByText(/It becomes active when they agree/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/^Version 1 is waiting for Konstantina/)).toBeVisible();
    const item = canvas.getByRole('link', { name: /^Konstantina.*The two of us/ });
    await waitFor(() => expect(item).toHaveTextContent('Awaiting agreement'));
  },
};

export const ChangedAfterAgreement: Story = {
  name: 'A change after agreement is version 2, agreed again by the client; 100% alone achieves nothing [CALL-26] [CLOUD-264]',
  args: { selection: { planId: laylas } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit plan' }));
    await expect(await canvas.findByText(/until you send your changes as version 2/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' together');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Layla Haddad still sees version 1/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for agreement' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: /^Send this plan to Layla/ })).getByRole('button', {
        name: 'Send',
      }),
    );
    await expect(await canvas.findByText('Version 2 is waiting for Layla Haddad to agree.')).toBeVisible();
    await elsewhere('patient@demo.test', 'POST', `/cloud/v1/me/treatment-plans/${laylas}/agreement`, {
      number: 2,
      answer: 'AGREED',
    });
    const goal = () => within(canvas.getByRole('region', { name: /^Take the elevator and the train/ }));
    await userEvent.click(goal().getByRole('button', { name: 'Record progress' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record progress' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /today/ }), '10{Tab}');
    await expect(dialog.getByRole('textbox', { name: /^Progress/ })).toHaveValue('100');
    await expect(dialog.getByText(/Reaching 100% doesn’t close the goal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save progress' }));
    await waitFor(() => expect(goal().getByText('100% complete')).toBeVisible());
    await expect(goal().getByText('In progress')).toBeVisible();
    await expect(await canvas.findByText('Layla Haddad agreed to version 2.')).toBeVisible();
  },
};

export const ProgressOutOfRange: Story = {
  name: 'Progress of 900 is refused at its field, by keyboard alone [CALL-26]',
  args: { selection: { planId: laylas } },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: 'Record progress' });
    open?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record progress' }));
    const field = dialog.getByRole('textbox', { name: /^Progress/ });
    await userEvent.clear(field);
    await userEvent.type(field, '900{Tab}');
    dialog.getByRole('button', { name: 'Save progress' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Enter a whole number from 0 to 100.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('900');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Ends: Story = {
  name: 'Ends a plan with a reason, and says first what that means [CALL-25]',
  args: { selection: { planId: laylas } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this plan?' }));
    await expect(dialog.getByText(/Sessions aren’t canceled, and nothing is sent/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End plan' }));
    await expect(await dialog.findByText('Choose how the plan ends.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Discontinued/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End plan' }));
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She moves away.');
    await userEvent.click(dialog.getByRole('button', { name: 'End plan' }));
    await expect(await canvas.findByText('She moves away.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit plan' })).not.toBeInTheDocument();
  },
};

export const Pastoral: Story = {
  name: 'An imam’s form has no diagnosis, and begins a draft [CALL-24]',
  parameters: { account: 'imam@demo.test' },
  args: { selection: { isNew: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Focus of care' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Diagnoses/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Client/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await expect(await canvas.findByText('This client has an active plan')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Ramadan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'In the client’s words' }), 'Fast with peace.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Focus of care' }), 'Fasting in grief.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ramadan' })).toBeVisible();
  },
};

/** What was asked for clients while a story ran. */
let asked: URLSearchParams[] = [];

export const FindsAClient: Story = {
  name: 'Looks for the client of a new plan at the server, among those in care [FAST-4] [CALL-16]',
  args: { selection: { isNew: true } },
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(scenarios.watched(listClients, (query) => asked.push(query)));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Client/ }), 'Layla');
    await waitFor(() => expect(asked.map((query) => query.get('q'))).toContain('Layla'));
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await expect(canvas.getByRole('combobox', { name: /Client/ })).toHaveValue('Layla Haddad');
    const others = asked.filter((query) => query.get('limit') === null || query.get('status') !== 'ACTIVE');
    await expect(others).toEqual([]);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAllTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plans…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAllTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plans…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAllTreatmentPlans)),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New plan' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ isNew: true });
  },
};

export const NotFound: Story = {
  args: { selection: { planId: 'pln-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This isn’t one of your plans' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAllTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad/ })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says why there are no plans while credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Plans become available once your credentials are verified' }),
    ).toBeVisible();
  },
};

const long = (id: string): PlanListItem => ({
  id: id as PlanListItem['id'],
  client: {
    id: 'usr-long' as PlanListItem['client']['id'],
    displayName: 'Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel',
  },
  title: 'Rückfallvorbeugungsmaßnahmenplanung nach der Trennung, mit allem, was dazugehört',
  kind: 'CLINICAL',
  status: 'ACTIVE',
  reviewOn: '2026-11-01',
  goalCount: 20,
  lastVersion: { number: 12, answer: null },
  updatedAt: '2026-11-01T10:00:00Z',
});

export const LongText: Story = {
  name: 'Holds long names and titles on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listAllTreatmentPlans, { items: [long('pln-a'), long('pln-b')] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Awaiting agreement · 20 goals/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  args: { selection: { planId: laylas } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الخطط العلاجية' })).toBeVisible();
    await expect(await canvas.findByText(/على النسخة 1/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
