import { ids, scenarios, storyServer, writeMessage } from '@sakina/mocks';
import { answerReferral, listOwnInvoices, listReferrals, listWaitlist } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import '../views/prepare/DeviceCheck.tsx';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Home',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  // Here already: no story is about how long a part takes to be built.
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForYou: Story = {
  name: 'Says what waits: an offer with its end, a questionnaire, a message [CARE-7][CARE-2]',
  beforeEach: () =>
    storyServer.change(
      (tables) =>
        void writeMessage(tables, {
          id: 'msg-home',
          providerId: ids.providers.amina,
          client: { id: ids.users.layla, displayName: 'Layla Haddad' },
          author: 'PROVIDER',
          text: 'See you soon.',
          at: new Date('2026-11-24T14:58:00Z'),
        }),
    ),
  play: async ({ canvas }) => {
    // Its place has the same name until its code is there.
    await canvas.findByRole('link', { name: 'Grace Okafor is offering you a time' });
    const forYou = within(canvas.getByRole('region', { name: 'For you' }));
    await expect(await forYou.findByRole('link', { name: 'Grace Okafor is offering you a time' })).toHaveAttribute(
      'href',
      '/dashboard?view=waitlist',
    );
    await expect(
      await forYou.findByRole('link', { name: 'Complete a questionnaire: GAD-7, about worry' }),
    ).toHaveAttribute('href', '/dashboard?view=measures&id=msr-p9o4i2u7');
    await expect(await forYou.findByText('1 unread message')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Messages ?, 1 new$/ })).toBeVisible();
    await expect(await forYou.findByRole('link', { name: 'Answer a request for consent' })).toHaveAttribute(
      'href',
      '/profile?section=consents',
    );
    await expect(
      await forYou.findByRole('link', { name: 'Read your cost estimate from Imam Yusuf Demir' }),
    ).toHaveAttribute('href', '/dashboard?view=payments&id=est-6k2m8r4w1p');
    await expect(forYou.getAllByRole('listitem')).toHaveLength(5);
  },
};

const bill = {
  status: 'OPEN' as const,
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  appointmentId: 'apt-r6j2m4q9',
  total: { amountMinor: 6000, currency: 'USD' },
  paid: { amountMinor: 0, currency: 'USD' },
  refunded: { amountMinor: 0, currency: 'USD' },
  due: { amountMinor: 6000, currency: 'USD' },
  createdAt: '2026-11-06T15:00:00Z',
  sentAt: '2026-11-06T15:00:00Z',
  remindedAt: null,
  voidedAt: null,
  uncollectibleAt: null,
};

export const ToPay: Story = {
  name: 'Says which invoices are to be paid, how much and by when, and leads to each [CARE-7]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listOwnInvoices, {
        items: [
          { ...bill, id: 'inv-later', number: '2026-0062', dueOn: '2026-12-04' },
          { ...bill, id: 'inv-late', number: '2026-0061', dueOn: '2026-11-20' },
        ],
        total: 2,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('link', { name: 'Pay invoice 2026-0061 from Dr. Amina Rahman' });
    await expect(late).toHaveAttribute('href', '/dashboard?view=payments&id=inv-late');
    const forYou = within(canvas.getByRole('region', { name: 'For you' }));
    await expect(forYou.getByText(/^Overdue: .?\$60.? was due Friday, November 20\.$/)).toBeVisible();
    await expect(forYou.getByText(/^.?\$60.?, due Friday, December 4\.$/)).toBeVisible();
    const later = forYou.getByRole('link', { name: 'Pay invoice 2026-0062 from Dr. Amina Rahman' });
    await expect(late.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(await canvas.findByRole('link', { name: /^Payments ?, 2 due$/ })).toBeVisible();
  },
};

export const Referred: Story = {
  name: 'Asks about a referral, shares what is chosen, and leads to the booking [CARE-1]',
  beforeEach: ({ msw }) => {
    const party = (id: string, displayName: string, kind: 'THERAPIST' | 'IMAM') => ({ id, displayName, kind }) as never;
    const asked = {
      id: 'rfr-1' as never,
      side: 'CLIENT' as const,
      client: { id: ids.users.layla, displayName: 'Layla Haddad' },
      from: party('prv-amina-rahman', 'Dr. Amina Rahman', 'THERAPIST'),
      to: party('prv-hamza-mcallister', 'Hamza McAllister', 'IMAM'),
      letter: 'He knows the first years.',
      proposed: ['GOALS' as const, 'SESSIONS' as const],
      shared: null,
      status: 'ASKED' as const,
      isBooked: false,
      sentAt: '2026-11-24T14:00:00Z',
      answeredAt: null,
      reply: null,
      goals: null,
      sessionCount: null,
    };
    const accepted = { ...asked, status: 'ACCEPTED' as const, shared: [], answeredAt: '2026-11-24T15:00:00Z' };
    msw.use(
      scenarios.answering(answerReferral, accepted),
      scenarios.answering(listReferrals, {
        items: [
          asked,
          { ...accepted, id: 'rfr-2' as never, to: party('prv-yusuf-demir', 'Imam Yusuf Demir', 'IMAM') },
          {
            ...accepted,
            id: 'rfr-3' as never,
            to: party('prv-grace-okafor', 'Grace Okafor', 'IMAM'),
            reply: { isAccepted: false, reason: 'I am away until spring.', at: '2026-11-24T14:00:00Z' },
          },
          {
            ...accepted,
            id: 'rfr-4' as never,
            to: party('prv-mariam-el-sayed', 'Dr. Mariam El-Sayed', 'THERAPIST'),
            isProviderAway: true as const,
          },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Referrals for you' }));
    await expect(list.getByText('Dr. Amina Rahman suggests Hamza McAllister (imam)')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: /Goals of the active plan/ })).not.toBeChecked();
    await expect(list.getByRole('link', { name: 'Book with Imam Yusuf Demir' })).toHaveAttribute(
      'href',
      '/booking/prv-yusuf-demir',
    );
    // Neither who refused nor who takes no bookings is offered for one.
    await expect(list.getByText('Grace Okafor can’t take this referral.')).toBeVisible();
    await expect(list.getByText(/I am away until spring\./)).toBeVisible();
    await expect(list.getByText('Dr. Mariam El-Sayed isn’t taking bookings right now.')).toBeVisible();
    await expect(list.getAllByRole('link', { name: /^Book with/ })).toHaveLength(1);
    await expect(list.getAllByRole('link', { name: 'Find another provider' })).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Agree and share' }));
    await waitFor(() => expect(screen.getByText('Your answer has been saved')).toBeVisible());
  },
};

export const OfATherapist: Story = {
  name: 'Leads a therapist to their practice instead of treating them as a stranger [ROUTE-20]',
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your practice is in the provider portal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the provider portal' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
    await expect(canvas.queryByText('Your first session will appear here')).toBeNull();
  },
};

export const OfAManager: Story = {
  name: 'Says to a manager what their role opens, and who can change it [ROUTE-20] [ROLE-1]',
  parameters: { account: 'manager@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You’re logged in as Manager at Harbour Care Network\. This role has no screens/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByText('Your first session will appear here')).toBeNull();
  },
};

export const ForYouFails: Story = {
  name: 'Says that not everything could be read, and still shows the next session [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load everything');
    await expect(await canvas.findByRole('region', { name: 'Next session' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Complete a questionnaire/ })).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the notes to oneself in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    const prepare = within(await canvas.findByRole('region', { name: 'Before you meet' }));
    await expectHelpWhileTyping(prepare, await prepare.findByRole('textbox', { name: /Notes to self/ }));
  },
};

export const Preparing: Story = {
  name: 'Helps to get ready: what to bring, a try of the devices, notes to oneself',
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    const prepare = within(await canvas.findByRole('region', { name: 'Before you meet' }));
    await expect(prepare.getByText(/Choose a place where you can speak freely/)).toBeVisible();
    await userEvent.type(prepare.getByRole('textbox', { name: /Notes to self/ }), 'Ask about the train.');
    const check = prepare.getByRole('button', { name: 'Test your camera and microphone' });
    await userEvent.click(check);
    await expect(await prepare.findByRole('group', { name: 'Microphone' })).toBeVisible();
    await expect(prepare.getByText(/Nothing is recorded or sent/)).toBeVisible();
    await userEvent.click(prepare.getByRole('button', { name: 'Turn off camera and microphone' }));
    await waitFor(() => expect(prepare.queryByRole('group', { name: 'Microphone' })).toBeNull());
  },
};

export const Agreed: Story = {
  name: 'Says of a past session what the plan noted, and what comes next',
  play: async ({ canvas }) => {
    const past = within(await canvas.findByRole('region', { name: 'Past sessions' }));
    const goal = await past.findByText('Take the elevator and the train to work without getting out early.', {
      selector: 'details[open] bdi',
    });
    await expect(goal).toBeVisible();
    await expect(goal.closest('li')).toHaveTextContent('50% complete');
    await expect((await past.findAllByText(/Next in your plan: .{0,5}Two stops on the train/))[0]).toBeVisible();
    const folded = past.getAllByText('Notes from that day')[1];
    await expect(folded?.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(folded as HTMLElement);
    await waitFor(() => expect(folded?.closest('details')).toHaveAttribute('open'));
  },
};
