import { scenarios } from '@sakina/mocks';
import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { withDraft } from '../story-help.tsx';
import { TopicsScreen } from './TopicsScreen.tsx';

const meta = {
  title: 'Consumer/Topics',
  component: TopicsScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
} satisfies Meta<typeof TopicsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DangerTyped: Story = {
  name: 'Shows help under the note in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await canvas.findByRole('textbox'));
  },
};

export const Default: Story = {
  name: 'Submits a single topic and links to matching providers [ROUTE-10]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Grief and loss' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sleep' }));
    await expect(canvas.getByRole('link', { name: 'Just browse, without sending' })).toHaveAttribute(
      'href',
      '/find-therapist?speciality=grief%2Csleep',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Anything you’d like to add/ }),
      'Nights are the longest part of it.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send and see who can help' }));
    const thanks = await canvas.findByRole('heading', { level: 2, name: /Thank you/ });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See who can help' })).toHaveAttribute(
      'href',
      '/find-therapist?speciality=grief%2Csleep',
    );
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
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your earlier answers…')).toBeInTheDocument();
    await expect(await canvas.findByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Sleep' })).not.toBeChecked();
    await expect(canvas.queryByText(/You told us this/)).toBeNull();
  },
};

export const Error: Story = {
  name: 'Can be filled in when earlier answers cannot be read [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listOwnOnboarding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your earlier answers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const AnsweredBefore: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You told us this on/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Faith questions' })).toBeChecked();
  },
};

export const Visitor: Story = {
  name: 'Asks a visitor to sign in only on submit, and keeps the way back [AUTH-4]',
  globals: { person: 'visitor' },
  args: { onward: '/deenya' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sleep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send and see who can help' }));
    const question = await canvas.findByRole('heading', { level: 2, name: /who are you/ });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fonboarding%2Ftopics%3Fredirect%3D%252Fdeenya',
    );
  },
};

export const Draft: Story = {
  name: 'Restores a draft, and can begin again [SEC-15]',
  decorators: [withDraft('onboarding:TOPICS', { topics: ['SLEEP'], note: 'Nights.' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your answers are back')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Nights.');
    await expect(
      canvas.getByText(/^Your answers are saved on this device for a day, and only you can see them/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Anxiety and worry' })).toHaveFocus());
  },
};

export const SendingFails: Story = {
  name: 'Keeps all input when submitting fails [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(submitOnboarding)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sleep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send and see who can help' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'We couldn’t reach the server',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeChecked();
  },
};

export const LongText: Story = {
  name: 'Keeps 10,000 characters, and says that the text is too long [ERROR-2]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Icannotsleepanymore.'.repeat(500));
    await userEvent.click(canvas.getByRole('button', { name: 'Send and see who can help' }));
    await expect(await canvas.findByRole('link', { name: /Shorten this to 1,000 characters/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Choose at least one topic/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'ما الذي تحتاج إلى المساعدة فيه؟' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'الإرسال وعرض من يمكنه المساعدة' }));
    await expect(await canvas.findByRole('link', { name: 'يُرجى اختيار موضوع واحد على الأقل' })).toBeVisible();
  },
};

export const LargeText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Just browse, without sending' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
