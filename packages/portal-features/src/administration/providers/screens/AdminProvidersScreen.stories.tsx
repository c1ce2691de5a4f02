import { decideCredentials, listAdminProviders, listCredentialCases } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminProvidersScreen, readProvidersAddress } from '@sakina/portal-features/administration/providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../../shared/testing/story-place.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const address = (query = '') => readProvidersAddress(new URLSearchParams(query));

const meta = {
  title: 'Admin/Providers',
  component: AdminProvidersScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: address(), onAddressChange: fn() },
  // Stands in for the address, which the app keeps the state in.
  render: ({ address, onAddressChange }) => (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminProvidersScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  ),
} satisfies Meta<typeof AdminProvidersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The queue comes first, those who have waited longest at the top [ROUTE-26]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26 rows')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Imam Amirul Kurniawan');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Due in 14 days');
  },
};

export const Decides: Story = {
  name: 'A credential is approved by keyboard once every check is made [CARE-8]',
  play: async ({ canvas }) => {
    await canvas.findByText('26 rows');
    within(canvas.getByRole('row', { name: /Patrick Hughes/ }))
      .getByRole('rowheader')
      .focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Patrick Hughes' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Approve' }));
    await expect(await within(sheet).findByText(/Check every item/)).toBeVisible();
    for (const box of within(sheet).getAllByRole('checkbox')) {
      box.focus();
      await userEvent.keyboard(' ');
    }
    within(sheet).getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Approve Patrick Hughes?' });
    await expect(within(dialog).getByText(/verified immediately/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Checks performed/ }), 'Found in the register.');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(await canvas.findByText('25 rows')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Patrick Hughes' })).not.toBeInTheDocument();
  },
};

export const TwoCases: Story = {
  name: 'Someone with a page who has also applied: each of the two cases says so and opens the other [ADM-41]',
  play: async ({ canvas }) => {
    await canvas.findByText('26 rows');
    const rows = canvas.getAllByRole('row', { name: /Daniel Weiss/ });
    await expect(rows).toHaveLength(2);
    within(rows[0]!).getByRole('rowheader').focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Daniel Weiss' });
    await expect(within(sheet).getByText(/also has .* before you decide/)).toBeVisible();
    await expect(within(sheet).getByRole('link', { name: 'Open the other case' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/providers\?case=[\w-]+$/),
    );
  },
};

export const DecidedMeanwhile: Story = {
  name: 'A case that someone else decided meanwhile says so and keeps the words',
  args: { address: address('case=crd-7sitbrqtxa') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(decideCredentials, { status: 409, code: 'ALREADY_DECIDED' })),
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Patrick Hughes' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Patrick Hughes?' });
    const words = within(dialog).getByRole('textbox', { name: /Reason for declining/ });
    await userEvent.type(words, 'Not in the register.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await expect(await within(dialog).findByText('Someone else has already decided this')).toBeVisible();
    await expect(words).toHaveValue('Not in the register.');
  },
};

export const ReadByAnOwner: Story = {
  name: 'An owner reads about their providers and is not offered to suspend them [ROLE-4] [ADM-22]',
  parameters: { account: 'owner@demo.test' },
  args: { address: address(`provider=${ids.providers.amina}`) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Dr. Amina Rahman' });
    await expect(await within(sheet).findByText('Harbour Care Network')).toBeInTheDocument();
    await expect(within(sheet).queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  },
};

export const Suspends: Story = {
  name: 'Suspending a provider says what happens to their sessions first, and they can be reinstated',
  args: { address: address('provider=prv-wnar9nwc') },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Adriana Montoya' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Adriana Montoya’s listing?' });
    await expect(within(dialog).getByText(/30 upcoming sessions stay booked/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The license has lapsed.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await expect(await within(sheet).findByText(/by Ingrid Solheim: The license has lapsed/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reinstate' }));
    const back = await screen.findByRole('dialog', { name: 'Reinstate Adriana Montoya’s listing?' });
    await expect(within(back).getByText(/They aren’t verified/)).toBeVisible();
    await userEvent.type(within(back).getByRole('textbox', { name: /Reason/ }), 'Renewed.');
    await userEvent.click(within(back).getByRole('button', { name: 'Reinstate' }));
    await expect(await within(sheet).findByRole('button', { name: 'Suspend' })).toBeVisible();
  },
};

export const Expiring: Story = {
  name: 'What has lapsed stands above what lapses soon, with the sessions ahead',
  args: { address: address('list=expiring') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('65 rows')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Expired 60 days ago');
  },
};

export const Providers: Story = {
  name: 'The list of providers is filtered by state and found by search from the keyboard [SEC-8]',
  args: { address: address('list=providers&f.verification=LAPSED') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('25 rows')).toBeVisible();
    canvas.getByRole('tab', { name: 'All providers' }).focus();
    await userEvent.keyboard('/');
    await userEvent.keyboard('basma');
    await expect(await canvas.findByText('1 row')).toBeVisible();
    await expect(JSON.stringify((args.onAddressChange as ReturnType<typeof fn>).mock.calls)).not.toMatch(/basma/);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Needs a decision' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26 rows')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listCredentialCases)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('26 rows')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: address('provider=prv-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this provider')).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  args: { address: address('list=providers') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAdminProviders, {
        items: [
          {
            id: 'prv-long' as never,
            userId: null,
            displayName: 'Prof. Dr. Maria Fernanda de Albuquerque Vasconcelos-Hohenzollern عائشة المنصوري',
            kind: 'THERAPIST',
            verification: 'PENDING',
            country: 'BR',
            city: null,
            timeZone: 'America/Sao_Paulo',
            organization: null,
            joinedOn: '2026-01-02',
            sessionCount: 3,
            suspension: null,
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
  args: { address: address('case=crd-7sitbrqtxa') },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Patrick Hughes' });
    await expect(within(sheet).getByRole('button', { name: 'قبول' })).toBeVisible();
    await expect(getComputedStyle(sheet).direction).toBe('rtl');
  },
};
