import { scenarios } from '@sakina/mocks';
import { submitOnboarding } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withDraft, heading, fill } from '../story-help.tsx';
import { PatientOnboardingScreen } from './PatientOnboardingScreen.tsx';
import type { Canvas } from '../story-help.tsx';

const meta = {
  title: 'Consumer/Onboarding/Drafts and sending',
  component: PatientOnboardingScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
  args: { onStepChange: fn() },
} satisfies Meta<typeof PatientOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function agreeAndSend(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
}

export const Draft: Story = {
  name: 'Restores a draft at the step where it was left, and can begin again [SEC-15]',
  decorators: [
    withDraft('onboarding:PATIENT', {
      form: {
        reasons: ['SLEEP', 'NONSENSE'],
        inOwnWords: 'The nights are long.',
        languages: ['ar'],
        modes: ['ONLINE'],
      },
      step: 'questions',
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your answers are back')).toBeVisible();
    await expect(await heading(canvas, /Step 4 of 6/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByRole('textbox', { name: /In your own words/ })).toHaveValue('');
    await expect(canvas.queryByText('Your answers are back')).toBeNull();
    const first = await heading(canvas, /Step 1 of 6/);
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const VisitorsDraft: Story = {
  name: 'Carries a visitor’s draft over when they sign in [ROUTE-10][SEC-15]',
  decorators: [
    withDraft(
      'onboarding:PATIENT',
      {
        form: { reasons: ['SLEEP'], inOwnWords: 'The nights are long.', languages: ['ar'], modes: ['ONLINE'] },
        step: 'review',
      },
      'visitor',
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /Step 6 of 6/)).toBeVisible();
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
};

export const SendingFails: Story = {
  name: 'Keeps all input when submitting fails, and submits once on retry [ERROR-2][SEC-12]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(submitOnboarding)),
  play: async ({ canvas }) => {
    await fill(canvas, 'review');
    await agreeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send my answers' }));
    const thanks = await heading(canvas, /Thank you/);
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See who matches' })).toHaveAttribute(
      'href',
      '/find-therapist?speciality=grief&language=en&mode=online',
    );
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

export const SignedOutMeanwhile: Story = {
  name: 'Reports an ended session and keeps all input [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.sessionExpired(submitOnboarding)),
  play: async ({ canvas }) => {
    await fill(canvas, 'review');
    await agreeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve been logged out');
    await expect(canvas.getByText('Grief and loss')).toBeVisible();
  },
};

export const WithoutConsent: Story = {
  name: 'Submits nothing without consent, and says why at each box [ERROR-2]',
  play: async ({ canvas }) => {
    await fill(canvas, 'review');
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /I’m 18 or older/ })).toHaveAccessibleDescription(
        /we need you to agree to the terms/,
      ),
    );
    await expect(canvas.getByRole('link', { name: /Read the terms of use/ })).toHaveAttribute('href', '/legal/terms');
  },
};
