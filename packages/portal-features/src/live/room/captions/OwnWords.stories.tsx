import { scenarios } from '@sakina/mocks';
import { NightStage } from '@sakina/design-system';
import { sendRoomCaption } from '@sakina/platform/contract';
import { createScriptedRoom } from '@sakina/platform/media/scripted';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OwnWords } from './OwnWords.tsx';

/** The recogniser of a browser that has one, which hears what the story says. */
class StoryRecogniser extends EventTarget {
  static answer = 'available';
  static current: StoryRecogniser | null = null;
  static readonly available = () => Promise.resolve(StoryRecogniser.answer);
  static readonly install = () => Promise.resolve(true);
  readonly start = () => {
    StoryRecogniser.current = this;
  };
  readonly abort = () => {
    if (StoryRecogniser.current === this) StoryRecogniser.current = null;
  };
  hear(transcript: string) {
    const results = [{ 0: { transcript }, isFinal: true }];
    this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
  }
}

let call: ScriptedRoom;
const meta = {
  title: 'Consumer/Call/Own words',
  component: OwnWords,
  args: { call: createScriptedRoom(), roomName: 'rpcyv9669n6wb4aj', participantId: 'own' },
  render: (args) => (
    <NightStage>
      <OwnWords {...args} call={call} />
    </NightStage>
  ),
  beforeEach: async () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'SpeechRecognition');
    StoryRecogniser.answer = 'available';
    StoryRecogniser.current = null;
    Object.defineProperty(globalThis, 'SpeechRecognition', { configurable: true, value: StoryRecogniser });
    call = createScriptedRoom();
    await call.join({ microphone: { on: true }, camera: { on: false } });
    return () => {
      if (known) Object.defineProperty(globalThis, 'SpeechRecognition', known);
      else Reflect.deleteProperty(globalThis, 'SpeechRecognition');
    };
  },
} satisfies Meta<typeof OwnWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Turns words into text only after a yes, while the microphone is on, and until it is stopped [CLOUD-574]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(sendRoomCaption, { passedOn: 1 })),
  play: async ({ canvas, msw }) => {
    const seen = fn();
    msw.use(scenarios.watched(sendRoomCaption, seen));
    const start = await canvas.findByRole('button', { name: 'Caption my speech' });
    await expect(StoryRecogniser.current).toBeNull();
    await userEvent.click(start);
    await waitFor(() => expect(StoryRecogniser.current).not.toBeNull());
    StoryRecogniser.current?.hear('I slept a little better');
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    await call.set('microphone', false);
    await waitFor(() => expect(StoryRecogniser.current).toBeNull());
    await call.set('microphone', true);
    await waitFor(() => expect(StoryRecogniser.current).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop captioning' }));
    await waitFor(() => expect(StoryRecogniser.current).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Caption my speech' })).toHaveFocus();
  },
};

export const LoadsALanguage: Story = {
  name: 'Says that the browser loads a language first',
  beforeEach: () => {
    StoryRecogniser.answer = 'downloadable';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It first downloads what it needs for your language/)).toBeVisible();
  },
};

export const Unavailable: Story = {
  name: 'Says what else helps where speech would have to leave the device',
  beforeEach: () => {
    StoryRecogniser.answer = 'unavailable';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please write anything important in the chat/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Fails: Story = {
  name: 'Says that words could not become text',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Caption my speech' }));
    await waitFor(() => expect(StoryRecogniser.current).not.toBeNull());
    StoryRecogniser.current?.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-capture' }));
    await expect(await canvas.findByText(/Captions failed/)).toBeVisible();
  },
};
