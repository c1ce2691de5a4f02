import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TranscriptPlayback } from '@sakina/design-system';

/** Thirty seconds of silence as a sound file, so that there is something to play without a server. */
function silence(seconds: number): string {
  const [rate, head] = [8000, 44];
  const view = new DataView(new ArrayBuffer(head + rate * seconds));
  const write = (at: number, text: string) =>
    text.split('').forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + rate * seconds, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, rate * seconds, true);
  for (let at = head; at < view.byteLength; at += 1) view.setUint8(at, 128);
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}
const recording = silence(60);

const said: [string, string, number][] = [
  ['Dr. Leila Haddad', 'Welcome back, Amina. How did you sleep this week?', 1],
  ['Amina Okafor', 'Better than before. I wake up once, not three times.', 6],
  ['Dr. Leila Haddad', 'That is good to hear. What do you think has helped?', 13],
  ['Amina Okafor', 'Writing things down in the evening, and the prayer before I go to bed.', 19],
  ['Dr. Leila Haddad', 'You said that the evenings were the hardest part. Is it still so?', 27],
  ['Amina Okafor', 'On Sundays it is. My mother calls and I do not sleep well after it.', 35],
  ['Dr. Leila Haddad', 'Let us stay with that for a moment. What goes through your mind then?', 44],
  ['Amina Okafor', 'That I should be there. That I left too early.', 52],
];
const lines = said.map(([speaker, text, start]) => ({ id: String(start), speaker, text, start }));

const meta = {
  title: 'Design system/Live/TranscriptPlayback',
  component: TranscriptPlayback,
  tags: ['autodocs'],
  args: { label: 'Session of November 17', src: recording, lines },
} satisfies Meta<typeof TranscriptPlayback>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Plays from a line that is pressed, and marks it',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Transcript' });
    const line = within(list).getByRole('button', { name: /On Sundays it is/ });
    await userEvent.click(line);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
    await expect(within(list).getAllByRole('button', { current: true })).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    const line = (name: RegExp) => canvas.getByRole('button', { name });
    canvas.getByRole('searchbox', { name: 'Search the transcript' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Speed/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Follow playback' })).toHaveFocus();
    await userEvent.tab();
    await expect(line(/Welcome back/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(line(/That is good to hear/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(line(/That I should be there/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(line(/Better than before/)).toHaveAttribute('aria-current', 'true'));
    await expect(line(/Better than before/)).toHaveFocus();
    await expect(canvas.getByRole('switch', { name: 'Follow playback' })).not.toBeChecked();
  },
};

export const Search: Story = {
  name: 'Finds words in the transcript and says how many',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'SLEEP');
    await waitFor(() => expect(canvas.getByText('1 of 2')).toBeVisible());
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'sleep',
      'sleep',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'insurance');
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Next match' })).toBeDisabled();
  },
};

export const Faster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Speed/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1.5×' }));
    await expect(canvasElement.querySelector('audio')?.playbackRate).toBe(1.5);
  },
};

export const RecordingMissing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The recording isn’t available. You can still read the transcript.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Welcome back/ })).toBeNull();
    await expect(canvas.getByText(/Welcome back/)).toBeVisible();
  },
};

export const RecordingFailed: Story = {
  args: { src: 'data:audio/wav;base64,broken', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('The recording couldn’t be played. You can still read the transcript.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was said in this recording.')).toBeVisible();
  },
};

export const ManyLines: Story = {
  name: 'Lays out only the visible lines of a long transcript',
  args: {
    lines: Array.from({ length: 90 }, (_, index) => ({
      id: String(index),
      speaker: index % 2 ? 'Amina Okafor' : 'Dr. Leila Haddad',
      text: `${said[index % said.length]?.[1] ?? ''}`,
      start: index * 40,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Transcript' });
    await expect(list.children).toHaveLength(90);
    await expect(getComputedStyle(list.children[89] as Element).contentVisibility).toBe('auto');
  },
};

export const LongText: Story = {
  args: {
    lines: lines.map((line) => ({
      ...line,
      speaker: 'Maximiliane von Hohenstein-Rosenberg, interpreter',
      text: `${line.text} `.repeat(6),
    })),
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'جلسة 17 نوفمبر',
    lines: [
      { id: '1', speaker: 'د. نور الهدى المصري', text: 'أهلاً بك. كيف كان نومك هذا الأسبوع؟', start: 1 },
      { id: '2', speaker: 'Amina Okafor', text: 'الحَمْدُ لله، أفضل من قبل.', start: 6 },
      { id: '3', speaker: 'Amina Okafor', text: 'Sorry, I do not know the word in Arabic.', start: 12 },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'الحمد');
    await waitFor(() => expect(canvas.getByText('1 من 1')).toBeVisible());
  },
};
