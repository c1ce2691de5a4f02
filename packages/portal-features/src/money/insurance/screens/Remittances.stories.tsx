import { scenarios } from '@sakina/mocks';
import { getRemittance, listRemittances, postRemittance } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressArgs, atPlace, WAIT } from '../story-help.tsx';
import { InsuranceScreen } from './InsuranceScreen.tsx';

const meta = {
  title: 'Provider/Insurance/Remittances [CLOUD-522]',
  component: InsuranceScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...addressArgs, place: { view: 'remittances', claimId: null, sessionId: null } },
  render: atPlace,
} satisfies Meta<typeof InsuranceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open(name: RegExp) {
  const list = within(await screen.findByRole('list', { name: 'Remittances to reconcile' }, WAIT));
  await userEvent.click(list.getByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name: 'Remittance' }, WAIT));
}

async function match(panel: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(await panel.findByRole('button', { name: /Claim for line 1/ }, WAIT));
  await userEvent.click(await screen.findByRole('option', { name: /Beatriz Carvalho/ }, WAIT));
  await userEvent.click(panel.getByRole('button', { name: 'Match line 1' }));
}

export const Default: Story = {
  name: 'Lists first what waits for a person, with what keeps it out of the books [CLOUD-522]',
  play: async () => {
    const waiting = await screen.findByRole('list', { name: 'Remittances to reconcile' }, WAIT);
    await expect(waiting).toHaveTextContent('One unmatched line');
    await expect(waiting).toHaveTextContent('Off by $5');
    await expect(within(waiting).getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByRole('list', { name: 'Posted remittances' })).toHaveTextContent('Posted');
  },
};

export const MatchAndPost: Story = {
  name: 'Matches a line by hand until the difference is 0, posts it once, and moves the claim [CLOUD-524] [CLOUD-525]',
  play: async () => {
    const panel = await open(/^Blue Cross/);
    await expect(await panel.findByText(/more than the matched lines/, undefined, WAIT)).toBeVisible();
    const beside = panel.getByRole('region', { name: 'Provider-level adjustments' });
    await expect(beside).toHaveTextContent(/Overpayment recovery \(WO\).*WO, reference.*−\$12/);
    await userEvent.click(panel.getByRole('button', { name: 'Match line 1' }));
    await expect(await panel.findByText('Choose a claim.')).toBeVisible();
    await match(panel);
    const post = await panel.findByRole('button', { name: /^Post \$/ }, WAIT);
    await expect(panel.getByRole('group', { name: 'Remittance details' })).toHaveTextContent('Difference$0');
    await userEvent.dblClick(post);
    await expect(
      await screen.findByText(/^\$[\d.]+ from Blue Cross Blue Shield posted$/, undefined, WAIT),
    ).toBeInTheDocument();
    await userEvent.click(await panel.findByRole('link', { name: 'Open the claim' }, WAIT));
    const claim = within(await screen.findByRole('dialog', { name: 'Claim' }, WAIT));
    await waitFor(() => expect(claim.getByRole('region', { name: 'The insurer' })).toHaveTextContent('Paid'), WAIT);
  },
};

export const DoesNotAddUp: Story = {
  name: 'Shows the difference as one number, and cannot be posted while it is open [CLOUD-523] [CLOUD-525]',
  play: async () => {
    const panel = await open(/^Cigna/);
    await expect(await panel.findByText('$5 less than the matched lines', undefined, WAIT)).toBeVisible();
    await expect(panel.queryByRole('button', { name: /^Post/ })).toBeNull();
    await expect(panel.getByText(/^Ask the insurer what was withheld or added/)).toBeVisible();
  },
};

export const OtherWindow: Story = {
  name: 'Says when another window has posted it already [CLOUD-525] [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(postRemittance, { status: 409, code: 'ALREADY_POSTED', message: 'Posted.' })),
  play: async () => {
    const panel = await open(/^Blue Cross/);
    await match(panel);
    await userEvent.click(await panel.findByRole('button', { name: /^Post \$/ }, WAIT));
    await expect(await panel.findByText(/^Already posted/, undefined, WAIT)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { place: { view: 'remittances', claimId: null, sessionId: null, remittanceId: 'rem-nothing' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t find this remittance' }, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listRemittances), scenarios.loading(getRemittance)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading remittances…')).toBeInTheDocument(), WAIT);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listRemittances)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No remittances yet' }, WAIT)).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listRemittances)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('list', { name: 'Remittances to reconcile' }, WAIT)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'حوالات بانتظار التسوية' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

const paid = (reference: string, paidAt: string) => ({
  id: `rem-${reference}` as never,
  insurer: 'CIGNA' as const,
  reference,
  paidAt,
  method: 'EFT' as const,
  total: { amountMinor: 5000, currency: 'USD' as const },
  difference: { amountMinor: 0, currency: 'USD' as const },
  lineCount: 1,
  unmatchedCount: 0,
  status: 'POSTED' as const,
  postedAt: paidAt,
});

export const ManyRemittances: Story = {
  name: 'Reads earlier posted remittances on request [CLOUD-522]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listRemittances, {
        items: [paid('ERA-LATE', '2026-11-20T10:00:00Z')],
        total: 2,
        nextCursor: 'next',
      }),
    ),
  play: async ({ canvas, msw }) => {
    const posted = within(await canvas.findByRole('list', { name: 'Posted remittances' }));
    await expect(posted.getAllByRole('listitem')).toHaveLength(1);
    msw.use(
      scenarios.answering(listRemittances, {
        items: [paid('ERA-EARLY', '2026-05-20T10:00:00Z')],
        total: 2,
        nextCursor: null,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier remittances' }));
    await waitFor(() => expect(posted.getAllByRole('listitem')).toHaveLength(2));
  },
};
