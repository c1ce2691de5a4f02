import { decideModerationCase, listModerationCases, listModerationLog } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminModerationScreen, readModerationAddress } from '@sakina/portal-features/administration/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../../shared/testing/story-place.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const address = (query = '') => readModerationAddress(new URLSearchParams(query));
const REPORTED = 'case=mod-e5w2k9qa';
const CRISIS = 'case=mod-v1y6h3mr';

const meta = {
  title: 'Admin/Moderation',
  component: AdminModerationScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: address(), onAddressChange: fn() },
  // Stands in for the address, which the app keeps the state in.
  render: ({ address, onAddressChange }) => (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminModerationScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  ),
} satisfies Meta<typeof AdminModerationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Danger stands first, with its deadline and who has it, and no word of what was written [ROUTE-26] [CARE-1]',
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: /Crisis language/ });
    await expect(canvas.getAllByRole('row')[1]).toBe(first);
    await expect(first).toHaveTextContent('Danger');
    await expect(first).toHaveTextContent('Due in 2 hours');
    await expect(first).toHaveTextContent('Unassigned');
    await expect(canvas.queryByText(/sleeping pills/)).not.toBeInTheDocument();
  },
};

export const Decides: Story = {
  name: 'A reported reply is removed by keyboard, with the rule and the notice read before it is sent',
  args: { address: address(REPORTED) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Reply, Living with loss' });
    await expect(within(sheet).queryByText(/sleeping pills/)).not.toBeInTheDocument();
    (await within(sheet).findByRole('button', { name: 'Show the text' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(sheet).findByText(/sleeping pills/)).toBeVisible();
    within(sheet).getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Remove it?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(await within(dialog).findByText(/Choose a reason/)).toBeVisible();
    const reason = within(dialog).getByRole('button', { name: /^Reason|Reason$/ });
    reason.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /^It gives medical advice/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Message to the author/ }), 'Please no doses.');
    const notice = within(dialog).getByRole('region', { name: 'Message the author will see' });
    await expect(notice).toHaveTextContent('It gives medical advice');
    await expect(notice).toHaveTextContent('Please no doses.');
    await expect(notice).toHaveTextContent('Appeal');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const statement = await within(sheet).findByRole('region', { name: 'Statement of reasons' });
    await expect(statement).toHaveTextContent('Ingrid Solheim');
  },
};

export const Crisis: Story = {
  name: 'Words of crisis are handed to who is on call and never punished [CARE-1]',
  args: { address: address(CRISIS) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Post, Living with loss' });
    await expect(await within(sheet).findByText(/Grace Okafor is on call until/)).toBeVisible();
    await expect(within(sheet).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Escalate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Escalate to Grace Okafor?' });
    const note = within(dialog).getByRole('textbox', { name: /Handoff note/ });
    await userEvent.type(note, 'She writes of tonight.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Escalate' }));
    await expect(await within(sheet).findByText(/Ingrid Solheim escalated this to Grace Okafor/)).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Keep hidden' })).toBeVisible();
  },
};

export const Appeal: Story = {
  name: 'A granted appeal says that it undoes all of the decision, and ends the mute with it',
  args: { address: address('case=mod-s4q1w8pc') },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: /^Post, / });
    await expect(await within(sheet).findByText(/Appeals Imam Yusuf Demir’s decision/)).toBeVisible();
    await expect(within(sheet).getByText(/Muted until/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Allow' }));
    const dialog = await screen.findByRole('dialog', { name: 'Allow it?' });
    await expect(within(dialog).getByText(/any mute that came with the removal ends/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Allow' }));
    await expect(await within(sheet).findByRole('region', { name: 'Statement of reasons' })).toBeVisible();
    await expect(within(sheet).queryByText(/Muted until/)).not.toBeInTheDocument();
  },
};

export const Claims: Story = {
  name: 'Taking a case shows in the queue who has it, and letting it go frees it',
  args: { address: address(REPORTED) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Reply, Living with loss' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Assign to me' }));
    await expect(await canvas.findByRole('row', { name: /Ingrid Solheim/ })).toBeVisible();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Ingrid Solheim/ })).not.toBeInTheDocument());
  },
};

export const Notes: Story = {
  name: 'A note between moderators is kept with its author, and an empty one is not sent',
  args: { address: address(REPORTED) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Reply, Living with loss' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Add note' }));
    await expect(await within(sheet).findByText('Write a note first.')).toBeVisible();
    await userEvent.type(within(sheet).getByRole('textbox', { name: /^Note/ }), 'The second time.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add note' }));
    await expect(await within(sheet).findByText(/^Ingrid Solheim,/)).toBeVisible();
    // The note is listed before the field is emptied.
    await waitFor(() => expect(within(sheet).getByRole('textbox', { name: /^Note/ })).toHaveValue(''));
  },
};

export const ChangedMeanwhile: Story = {
  name: 'A decision about a text that has changed meanwhile is not sent and keeps what was typed',
  args: { address: address(REPORTED) },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(decideModerationCase, { status: 409, code: 'CONTENT_CHANGED' })),
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Reply, Living with loss' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'No action' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take no action?' });
    const note = within(dialog).getByRole('textbox', { name: /Internal note/ });
    await userEvent.type(note, 'Looks fine.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'No action' }));
    await expect(await within(dialog).findByText('The post has changed')).toBeVisible();
    await expect(note).toHaveValue('Looks fine.');
  },
};

export const Decided: Story = {
  name: 'What was decided stands in a list of its own with who decided it and why',
  args: { address: address('list=decided') },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Decided' });
    await expect(await within(grid).findAllByText('Imam Yusuf Demir')).not.toHaveLength(0);
    await expect(within(grid).getAllByText('Thread locked')).not.toHaveLength(0);
  },
};

export const Finds: Story = {
  name: 'Words typed into the search leave the cases that say them, and stay out of the address [SEC-8]',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('row', { name: /Crisis language/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Needs a decision' }), 'harassment');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Crisis language/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('row', { name: /Harassment/ })).toBeVisible();
    await expect(JSON.stringify((args.onAddressChange as ReturnType<typeof fn>).mock.calls)).not.toMatch(/harassment/);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listModerationCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Needs a decision' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listModerationCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Crisis language/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listModerationCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listModerationCases)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Crisis language/ })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: address('case=mod-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this case')).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  args: { address: address('list=decided') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listModerationLog, {
        items: [
          {
            caseId: 'mod-long',
            source: 'REPORT',
            subject: { kind: 'REPLY', id: 'rpl-long' as never },
            circle: {
              id: 'crc-long' as never,
              name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwen und ihre Angehörigen',
            },
            excerpt: '',
            decision: {
              action: 'REMOVE',
              reason: 'OTHER',
              words: null,
              muteDays: null,
              decidedBy: {
                id: 'usr-long' as never,
                displayName: 'Prof. Dr. Maria Fernanda de Albuquerque Vasconcelos-Hohenzollern عائشة المنصوري',
              },
              decidedAt: '2026-11-24T15:00:00Z',
            },
          },
        ],
        total: 1,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vasconcelos-Hohenzollern/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: address(CRISIS) },
  play: async ({ canvas }) => {
    const hand = await canvas.findByRole('button', { name: 'تصعيد' });
    await expect(hand).toBeVisible();
    await expect(getComputedStyle(hand).direction).toBe('rtl');
  },
};
