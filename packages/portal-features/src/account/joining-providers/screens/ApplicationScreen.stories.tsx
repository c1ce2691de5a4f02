import { ids, scenarios, signInStoryAs, storyServer } from '@sakina/mocks';
import { listOwnApplications, listOwnOnboarding, withdrawApplication } from '@sakina/platform/contract';
import type { ProviderApplication } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Provider application',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { onStepChange: fn() },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const newcomer = 'newcomer@demo.test';

/** An application of the seed, as if it were the newcomer's own. */
async function asOwn(status: ProviderApplication['status']): Promise<ProviderApplication> {
  let found: ProviderApplication | undefined;
  await storyServer.change((tables) => {
    const { user } = signInStoryAs(newcomer);
    const row = tables.providerApplications.all().find((one) => one.status === status);
    if (!row) throw new TypeError(`There is no application ${status}`);
    const applicant = { id: ids.users.zaynab, displayName: 'Zaynab Farooq', email: user.email };
    const decisions = row.decisions.map((step) =>
      step.by.id === row.applicant.id
        ? { ...step, by: { id: applicant.id, displayName: applicant.displayName } }
        : step,
    );
    found = tables.providerApplications.put({ ...row, applicant, decisions });
  });
  if (!found) throw new TypeError('Nothing was changed');
  return found;
}

const change = async (canvas: Canvas, part: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Change: ${part}` }));

export const Default: Story = {
  name: 'Resumes a draft with all its content [ROUTE-31]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Apply as a provider' })).toBeVisible();
    await expect(await canvas.findByText(/Draft, last saved/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Step 6 of 6: Review your application/ })).toBeVisible();
    await expect(canvas.getByText(/A year ago I could not take an elevator/)).toBeVisible();
    await expect(canvas.getByText(/letter-from-my-team-lead\.pdf/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your application…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Shows a loading state for a slow response, then the application',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your application…')).toBeInTheDocument();
    await expect(await canvas.findByText(/Draft, last saved/)).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Reports a failed read, and retries on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOwnApplications)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/Draft, last saved/)).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This account can’t apply')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Says what an application needs before the user begins',
  parameters: { account: newcomer },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Have a scan or photo of your license, ijazah, or certificate ready/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start your application' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /Step 1 of 6/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('region', { name: /Check \d+ answers/ })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: /I’m applying as/ })).toHaveAccessibleDescription(
      /Choose what you’re applying as/,
    );
  },
};

export const FromFirstAnswers: Story = {
  name: 'Starts with the onboarding answers, so that nothing is typed twice',
  parameters: { account: newcomer },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listOwnOnboarding, {
        items: [
          {
            id: 'sub-1',
            firstSubmittedAt: '2026-11-24T14:00:00Z',
            submittedAt: '2026-11-24T14:00:00Z',
            answers: {
              persona: 'THERAPIST',
              licenseNumber: 'CW 019922',
              licenseState: 'PA',
              yearsOfPractice: 8,
              specialities: ['SLEEP'],
              languages: ['en'],
              modes: ['ONLINE'],
              hoursAWeek: 10,
            },
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start your application' }));
    await expect(await canvas.findByRole('radio', { name: /Therapist/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Years of experience/ })).toHaveValue('8');
  },
};

export const Withdraw: Story = {
  name: 'Withdraws an application after a confirmation, and offers a new one',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your application is under review' }),
    ).toBeVisible();
    await expect(canvas.getByText(/waiting for the board to confirm the license/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw application' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your application?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
    const news = await canvas.findByRole('heading', { level: 2, name: 'You withdrew your application' });
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Withdraw your application?' })).toBeNull());
    await waitFor(() => expect(news).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new application' }));
    await expect(await canvas.findByRole('radio', { name: /Therapist/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Earlier applications' })).toBeVisible();
  },
};

export const DecidedMeanwhile: Story = {
  name: 'Says that a decided application can no longer be withdrawn',
  parameters: { account: 'unverified@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(withdrawApplication, { code: 'APPLICATION_DECIDED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw application' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw application' }),
    );
    await waitFor(() => expect(screen.getByText(/can’t be withdrawn/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Withdraw your application?' })).toBeNull());
  },
};

export const ChangesAsked: Story = {
  name: 'Shows the requested changes above the form, and at the document',
  parameters: { account: newcomer },
  beforeEach: async () => void (await asOwn('NEEDS_CHANGES')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please add the certificate of the second part/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resubmit' })).toBeVisible();
    await change(canvas, 'Documents');
    await expect(await canvas.findByText(/The back of the card is missing/)).toBeVisible();
  },
};

export const Approved: Story = {
  name: 'Links to the provider portal once approved',
  parameters: { account: 'mentor@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /Your application is approved/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the provider portal' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const ApprovedJustNow: Story = {
  name: 'Says what to do while the token does not reflect the approval',
  parameters: { account: newcomer },
  beforeEach: async () => void (await asOwn('APPROVED')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('Not yet. Please log out and back in.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to the provider portal' })).toBeNull();
  },
};

export const Declined: Story = {
  name: 'Shows why an application was declined, and offers another one',
  parameters: { account: newcomer },
  beforeEach: async () => void (await asOwn('DECLINED')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Therapists here need a license of their state or country/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new application' }));
    await expect(await canvas.findByRole('textbox', { name: /Why would you like to help/ })).toHaveDisplayValue(
      /After a career in human resources/,
    );
  },
};

export const ProviderAlready: Story = {
  name: 'Tells a provider that they need no application',
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re already a provider here')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the provider portal' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const LongText: Story = {
  name: 'Fits names and texts of any length on a phone',
  parameters: { account: newcomer },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: async ({ msw }) => {
    const row = await asOwn('SUBMITTED');
    const endless = 'Zaynabfarooqzaynabfarooq'.repeat(20);
    msw.use(
      scenarios.answering(listOwnApplications, {
        items: [
          {
            ...row,
            statement: endless,
            documents: row.documents.map((document) => ({ ...document, fileName: `${endless}.pdf` })),
            decisions: row.decisions.map((decision) => ({ ...decision, note: endless })),
          },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your submission' }));
    await expect((await canvas.findAllByText(/Zaynabfarooqzaynabfarooq/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'التقدّم للانضمام إلى مقدّمي الرعاية' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/مسودة، آخر حفظ/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
