import { ids, scenarios } from '@sakina/mocks';
import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import { createDraftVault, indexedDbDrafts } from '@sakina/platform/drafts';
import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { JoiningScreen } from './JoiningScreen.tsx';
import { heading, next, toReview } from './story-steps.ts';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Joining as a provider',
  component: JoiningScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
  args: { kind: 'THERAPIST', onStepChange: fn() },
} satisfies Meta<typeof JoiningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks a therapist first for license and practice, in four steps [ROUTE-10]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Offer care as a therapist' })).toBeVisible();
    await expect(await heading(canvas, /Step 1 of 4: Your license and practice/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /License number/ })).toHaveAccessibleDescription(/PSY 019402/);
    await expect(
      within(canvas.getByRole('list', { name: 'Steps to becoming a provider' })).getAllByRole('listitem'),
    ).toHaveLength(4);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your earlier answers…')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Slow: Story = {
  name: 'Shows a loading state for a slow response, then the questions',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your earlier answers…')).toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', { name: /License number/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Starts empty without earlier answers',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /License number/ })).toHaveValue('');
    await expect(canvas.queryByText(/You told us this/)).toBeNull();
  },
};

export const Error: Story = {
  name: 'Can be filled in when earlier answers cannot be read, and keeps input on retry [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /License number/ }), 'PSY 021847');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /License number/ })).toHaveValue('PSY 021847'));
  },
};

export const Denied: Story = {
  name: 'Offers no retry when reading earlier answers is forbidden',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /License number/ })).toBeVisible();
  },
};

export const AnsweredBefore: Story = {
  name: 'Starts with earlier answers',
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You told us this on/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /License number/ })).toHaveValue('PSY 021847');
    await expect(canvas.getByRole('combobox', { name: /Where was it issued/ })).toHaveValue('New York');
  },
};

export const Nonsense: Story = {
  name: 'Shows the problem at each field and stays on the step [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /License number/ }), 'not yet');
    await next(canvas);
    const summary = await canvas.findByRole('region', { name: 'Check 3 answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /License number/ })).toHaveAccessibleDescription(
      /doesn’t look like a license number/,
    );
    await expect(canvas.getByRole('textbox', { name: /License number/ })).toHaveValue('not yet');
    await expect(canvas.getByRole('combobox', { name: /Where was it issued/ })).toHaveAccessibleDescription(
      /Choose where the license was issued/,
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: /License number/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /License number/ }), '071.008214');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /License number/ })).not.toHaveAccessibleDescription(
        /doesn’t look like/,
      ),
    );
  },
};

export const StepAhead: Story = {
  name: 'Does not open a step from the address while earlier answers are missing',
  args: { step: 'review' },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /Step 1 of 4/)).toBeVisible();
  },
};

export const WithoutSupervision: Story = {
  name: 'Requires a mentor to accept supervision [ERROR-2]',
  args: { kind: 'MENTOR' },
  play: async ({ canvas }) => {
    await toReview(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /What I’ve said here is true/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /code of conduct/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /I accept supervision/ })).toHaveAccessibleDescription(
        /Every mentor here has someone to consult/,
      ),
    );
  },
};

export const LongText: Story = {
  name: 'Keeps 10,000 characters and markup unchanged, and says that the text is too long [ERROR-2]',
  args: { kind: 'MENTOR' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const text = `<b>نور</b> 🌅 ${'Iwasthereandcameback'.repeat(500)}`;
    const field = await canvas.findByRole('textbox', { name: /What have you lived through/ });
    await userEvent.click(field);
    await userEvent.paste(text);
    await next(canvas);
    await expect(await canvas.findByRole('link', { name: /Shorten this to 2,000 characters/ })).toBeVisible();
    await expect(canvas.getByText(/Shorten this to 2,000 characters/, { selector: '[data-field] *' })).toBeVisible();
    await expect(field).toHaveValue(text);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

async function promiseAndSend(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
}

export const Offline: Story = {
  name: 'Keeps all input when submitting fails, and submits once on retry [ERROR-2] [SEC-12]',
  args: { kind: 'MENTOR' },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(submitOnboarding)),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await promiseAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByText('I know the way back to a lecture hall, row by row.')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send my answers' }));
    const thanks = await heading(canvas, /Thank you/);
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Continue to your application' })).toHaveAttribute(
      'href',
      '/provider/apply',
    );
  },
};

export const Refused: Story = {
  name: 'Links to the answer that the server rejected [ERROR-2]',
  args: { kind: 'MENTOR' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(submitOnboarding, {
        status: 422,
        code: 'VALIDATION_FAILED',
        details: { fields: { 'answers.experience': 'Too long.' } },
      }),
    ),
  play: async ({ canvas }) => {
    await toReview(canvas);
    await promiseAndSend(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: /We couldn’t accept this answer/ }));
    const field = await canvas.findByRole('textbox', { name: /What have you lived through/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' And more.');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/couldn’t accept/));
  },
};

const vault = createDraftVault({ storage: indexedDbDrafts(), crypto, now: () => Date.now() });

export const Returned: Story = {
  name: 'Restores the input and the step after a reload [SEC-15]',
  args: { kind: 'MENTOR' },
  decorators: [
    (Story) => (
      <DraftsProvider vault={vault} userId={ids.users.zaynab}>
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: async () => {
    const form = { experience: 'Kept from yesterday.', specialities: ['YOUTH'], languages: ['en'], hoursAWeek: 2 };
    await vault.seal(ids.users.zaynab, 'onboarding:MENTOR', { form, step: 'time' });
    return () => vault.destroyAll();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Hours per week/ })).toHaveValue('2');
    await next(canvas);
    await expect(await canvas.findByText('Kept from yesterday.')).toBeVisible();
  },
};

export const OnTheWay: Story = {
  name: 'Links onward to the path the user came for',
  args: { kind: 'MENTOR', onward: '/community' },
  play: async ({ canvas }) => {
    await toReview(canvas);
    await promiseAndSend(canvas);
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/community');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { kind: 'IMAM' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'تقديم الإرشاد بصفة إمام' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /وعلى يد من؟/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /License number/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const LargeText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  args: { kind: 'THERAPIST' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /License number/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
