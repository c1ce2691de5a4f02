import { scenarios } from '@sakina/mocks';
import { listMeasureDefinitions, listOwnOnboarding } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { PatientOnboardingScreen } from './PatientOnboardingScreen.tsx';
import { heading, next, fill } from '../story-help.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Onboarding',
  component: PatientOnboardingScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
  args: { onStepChange: fn() },
} satisfies Meta<typeof PatientOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks first what brings the user here, in six short steps [ROUTE-10]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What would help you?' })).toBeVisible();
    await expect(await heading(canvas, /Step 1 of 6: What brings you here/)).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your earlier answers…')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Slow: Story = {
  name: 'Shows a loading state for a slow response, then the questions',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your earlier answers…')).toBeInTheDocument();
    await expect(await canvas.findByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Starts empty for a new user, with the language of the page',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Grief and loss' })).not.toBeChecked();
    await expect(canvas.queryByText(/You told us this/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Grief and loss' }));
    await next(canvas);
    await expect(await canvas.findByRole('checkbox', { name: 'English' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'I’d rather not say' })).toBeChecked();
  },
};

export const Error: Story = {
  name: 'Can be filled in when earlier answers cannot be read, and keeps input on retry [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /In your own words/ }), 'The nights are long.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('We couldn’t load your earlier answers')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /In your own words/ })).toHaveValue('The nights are long.');
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  },
};

export const AnsweredBefore: Story = {
  name: 'Starts with earlier answers',
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You told us this on/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Anxiety and worry' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /In your own words/ })).toHaveValue(
      'I cannot breathe in elevators any more. I hide it at work, which takes more strength than the work.',
    );
  },
};

export const Missing: Story = {
  name: 'Shows what is missing at the field and stays on the step [ERROR-2]',
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Sleep' });
    await next(canvas);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Check one answer' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: /What’s it about/ })).toHaveAccessibleDescription(
      /Choose at least one reason/,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sleep' }));
    await waitFor(() => expect(canvas.queryByText(/Choose at least one reason/)).toBeNull());
  },
};

export const StepAhead: Story = {
  name: 'Does not open a step from the address while earlier answers are missing',
  args: { step: 'review' },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /Step 1 of 6/)).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under one’s own words in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await canvas.findByRole('textbox', { name: /In your own words/ }));
  },
};

export const LongText: Story = {
  name: 'Keeps 10,000 characters, emoji and markup unchanged, and says that the text is too long [ERROR-2]',
  globals: phone,
  play: async ({ canvas }) => {
    const text = `<b>نور</b> 🌅 ${'Icannotsleepanymore.'.repeat(500)}`;
    const field = await canvas.findByRole('textbox', { name: /In your own words/ });
    await userEvent.click(field);
    await userEvent.paste(text);
    await next(canvas);
    await expect(await canvas.findByRole('link', { name: /Shorten this to 2,000 characters/ })).toBeVisible();
    await expect(field).toHaveValue(text);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Questionnaires: Story = {
  name: 'Offers both questionnaires as optional; a started one can be put aside [CARE-2]',
  play: async ({ canvas }) => {
    await fill(canvas, 'questions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer: your worry lately' }));
    const first = await canvas.findByRole('radiogroup', { name: 'Feeling nervous, anxious or on edge' });
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(first).getByRole('radio', { name: 'Several days' }));
    await next(canvas);
    await expect(await canvas.findByRole('link', { name: /6 questions are unanswered/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip this one: your worry lately' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Answer: your worry lately' })).toHaveFocus());
    await next(canvas);
    await expect(await heading(canvas, /in an emergency/)).toBeVisible();
  },
};

export const QuestionnairesFail: Story = {
  name: 'Continues without the questionnaires when they cannot be loaded [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listMeasureDefinitions)),
  play: async ({ canvas }) => {
    await fill(canvas, 'questions');
    await expect(await canvas.findByText(/You can continue without the questionnaires/)).toBeVisible();
    await next(canvas);
    await expect(await heading(canvas, /in an emergency/)).toBeVisible();
  },
};

export const HalfAContact: Story = {
  name: 'Requires a contact to be complete or empty [ERROR-2]',
  play: async ({ canvas }) => {
    await fill(canvas, 'questions');
    await next(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Their name/ }), 'أختي سميرة 🌷');
    await userEvent.type(canvas.getByRole('textbox', { name: /Their phone number/ }), 'at home');
    await next(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Their phone number/ })).toHaveAccessibleDescription(/6 to 20 digits/),
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: /Their phone number/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Their phone number/ }), '+1 718 555 0142');
    await next(canvas);
    await heading(canvas, /Does everything look right/);
    await expect(canvas.getByText(/أختي سميرة 🌷/)).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'Asks a visitor for no health scores, and to sign in only on submit [ROUTE-10][SEC-8][AUTH-4]',
  globals: { person: 'visitor' },
  args: { onward: '/booking/prv-amina-rahman' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don’t need an account until you send your answers/)).toBeVisible();
    await fill(canvas, 'questions');
    await expect(canvas.getByText('These come after you log in')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await next(canvas);
    await heading(canvas, /in an emergency/);
    await next(canvas);
    await heading(canvas, /Does everything look right/);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in and send' }));
    const question = await heading(canvas, /who are you/);
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/auth/register?redirect=%2Fonboarding%2Fpatient%3Fredirect%3D%252Fbooking%252Fprv-amina-rahman',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your answers' }));
    await expect(await canvas.findByText('Grief and loss')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await fill(canvas, 'review');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ما الذي قد يساعدك؟' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'الحزن والفقد' }));
    await userEvent.click(canvas.getByRole('button', { name: 'التالي' }));
    await expect(await canvas.findByRole('checkbox', { name: 'العربية' })).toBeChecked();
  },
};
