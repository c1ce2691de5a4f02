import { scenarios } from '@sakina/mocks';
import { askAssistant } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpAsAnswer, expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { AssistantScreen } from './AssistantScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Deenya assistant',
  component: AssistantScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof AssistantScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says something and sends it. */
async function say(canvas: Canvas, words: string) {
  await userEvent.type(await canvas.findByRole('textbox'), words);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

const reply = {
  crisisHelp: false,
  text: 'I am listening.',
  disclosure: 'I’m a program, not a person.',
  suggestions: [],
};

export const Default: Story = {
  name: 'Is named as software in every turn, and points to what is there [FRAME-8]',
  play: async ({ canvas }) => {
    await say(canvas, 'I am so worried about tomorrow.');
    const talk = within(canvas.getByRole('log', { name: 'Conversation' }));
    await expect(await talk.findByText('Assistant (software)')).toBeVisible();
    await expect(talk.getByText(/^I’m a program, not a person\./)).toBeVisible();
    await expect(talk.getByRole('link', { name: 'The long breath' })).toHaveAttribute(
      'href',
      '/deenya?view=exercises&exercise=long-breath',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Message your provider' })).toHaveAttribute(
      'href',
      '/dashboard?view=messages',
    );
  },
};

export const Empty: Story = {
  name: 'Before the first word, says what it is and what it is not',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is software, not a person')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear this conversation' })).toBeNull();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help beside the field in the moment that danger is typed, before the software is asked [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await canvas.findByRole('textbox'));
  },
};

export const CrisisWords: Story = {
  name: 'Words of crisis: people who answer stand first, at once [CARE-1]',
  play: async ({ canvas }) => {
    await say(canvas, 'I want to die.');
    await expectHelpAsAnswer(canvas);
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  },
};

export const Forgotten: Story = {
  name: 'Forgets the talk on request, and leaves the focus in the field',
  play: async ({ canvas }) => {
    await say(canvas, 'I cannot sleep.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear this conversation' }));
    await expect(canvas.queryByText('I cannot sleep.')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const NothingSaid: Story = {
  name: 'Says at the field that a word is missing [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Write something first')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'While it answers, says so and sends nothing twice',
  beforeEach: ({ msw }) => msw.use(scenarios.loading(askAssistant)),
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect(canvas.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(askAssistant)),
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect(await canvas.findByText('Assistant (software)')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Keeps what was typed when no answer comes [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(askAssistant)),
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Assistant (software)')).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(askAssistant)),
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const long = 'Donaudampfschifffahrtsgesellschaftsangelegenheiten'.repeat(3);
    msw.use(
      scenarios.answering(askAssistant, {
        ...reply,
        text: long,
        suggestions: [{ kind: 'EXERCISE', id: 'long-breath', title: long }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect((await canvas.findAllByText(/^Donau/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'أنا قلق');
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }));
    await expect(await canvas.findByText('المساعد (برنامج)')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'النفس الطويل' })).toBeVisible();
  },
};
