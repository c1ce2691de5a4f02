import { scenarios, signInStoryAs } from '@sakina/mocks';
import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Plan',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'plan', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows plan and goals in the person’s own words, never the provider’s [ROUTE-20]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
    const amina = within(await canvas.findByRole('region', { name: 'With Dr. Amina Rahman' }));
    await expect(amina.getByText(/I want to go where I need to go again/)).toBeVisible();
    await expect(amina.getByRole('heading', { level: 3, name: /Take the elevator and the train/ })).toBeVisible();
    await expect(amina.getAllByRole('progressbar', { name: 'Progress' })[0]).toHaveAttribute(
      'aria-valuetext',
      '50% complete',
    );
    await expect(amina.getByText('Two stops on the train')).toBeVisible();
    await expect(amina.getByText('Reached')).toBeVisible();
    // What the provider wrote for the profession.
    await expect(canvas.queryByText(/graded exposure|avoidance|F4\d/i)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'With Imam Yusuf Demir' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your plan will appear here' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the plan could not be read, and reads it again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOwnTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'With Imam Yusuf Demir' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnTreatmentPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

const long =
  'To speak with my mother on the telephone about whatever she likes to speak about without cleaning the oven afterwards';
export const LongText: Story = {
  name: 'Holds long goals, steps back and plans that have ended, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listOwnTreatmentPlans, {
        items: [
          {
            id: 'pln-long',
            providerName: 'Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel',
            kind: 'CLINICAL',
            status: 'COMPLETED',
            title: 'Long',
            summary: `${long}. `.repeat(8),
            goals: [
              {
                id: 'gol-long',
                statement: long,
                status: 'ACTIVE',
                progress: 20,
                targetOn: null,
                steps: [{ text: long, isDone: false }],
                points: [
                  { at: '2026-10-01T15:00:00Z', progress: 60 },
                  { at: '2026-10-08T15:00:00Z', progress: 20 },
                ],
              },
            ],
            reviewOn: null,
            startedAt: '2026-03-01T15:00:00Z',
            endedAt: '2026-10-09T15:00:00Z',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Earlier plans' })).toBeVisible();
    await expect(canvas.getByText(/Setbacks are part of progress\. You were at 60% before/)).toBeVisible();
    await expect(canvas.getByText(/Completed on Oct 9, 2026/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'خطتك' })).toBeVisible();
    await expect((await canvas.findAllByText('مكتمل بنسبة 50\u200e%\u200e'))[0]).toBeVisible();
  },
};

/** Dr. Rahman sends her plan as it stands. */
async function send() {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${signInStoryAs('therapist@demo.test').token.accessToken}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const path = '/cloud/v1/treatment-plans/pln-7m3k9x2d';
  const { data } = (await (await fetch(path, { headers })).json()) as { data: { version: number } };
  await fetch(`${path}/versions`, { method: 'POST', headers, body: JSON.stringify({ version: data.version }) });
}

export const Agrees: Story = {
  name: 'Agrees to a plan that was sent [CLOUD-264]',
  beforeEach: send,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('You agreed to the plan')).toBeVisible());
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under a wish for another plan in the moment that danger is typed [CARE-1]',
  beforeEach: send,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }));
    await expectHelpWhileTyping(canvas, await canvas.findByRole('textbox', { name: 'What should change?' }));
  },
};

export const AsksForAChange: Story = {
  name: 'Asks for a change in one’s own words [CLOUD-264]',
  beforeEach: send,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }));
    const field = await canvas.findByRole('textbox', { name: 'What should change?' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter what should change.')).toBeVisible();
    await userEvent.type(field, 'Smaller steps, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Sent to Dr. Amina Rahman')).toBeVisible());
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(
      await canvas.findByText(/you asked Dr. Amina Rahman for a change: “Smaller steps, please.”/),
    ).toBeVisible();
  },
};

export const WaitsOnHome: Story = {
  name: 'A plan that was sent and a request for consent wait on the home, with a door to each [ROUTE-20] [CLOUD-264]',
  args: { place: { view: 'home', id: null } },
  beforeEach: send,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read your plan with Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      '/dashboard?view=plan',
    );
    await expect(await canvas.findByRole('link', { name: 'Answer a request for consent' })).toHaveAttribute(
      'href',
      '/profile?section=consents',
    );
    await expect(await canvas.findByRole('link', { name: /^Plan.*1 to review/ })).toBeVisible();
  },
};
