import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Typography/Text',
  component: Text,
  tags: ['autodocs'],
  args: { children: 'You are not alone in this. Choose someone who listens, in your language and at your hour.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('You are not alone in this.');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lg" />
      <Text {...args} size="md" />
      <Text {...args} size="sm" />
      <Text {...args} size="xs" />
    </Stack>
  ),
};

const tones = {
  default: 'Your session is tomorrow.',
  muted: 'Shown in your time zone.',
  accent: 'New this week',
  action: 'Choose a time',
  success: 'Your note is signed.',
  warning: 'Two notes are unsigned.',
  danger: 'The card was declined.',
} as const;

export const Tones: Story = {
  render: () => (
    <Stack>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Text key={tone} tone={tone}>
          {tones[tone]}
        </Text>
      ))}
    </Stack>
  ),
};

const voices = {
  reading: 'Breathe in for four, hold for four, breathe out for six.',
  control: 'Choose another time',
  data: 'AED 350.00 · 14:30 – 15:20',
  code: 'SES-2041-7F',
} as const;

export const Voices: Story = {
  render: () => (
    <Stack>
      {(Object.keys(voices) as (keyof typeof voices)[]).map((font) => (
        <Text key={font} font={font}>
          {voices[font]}
        </Text>
      ))}
    </Stack>
  ),
};

const prose =
  'Anxiety often arrives before words do. In a first session no one expects you to explain it well: you may begin with the last day that was hard, with a question about prayer or sleep, or with silence. Your therapist will ask only what you are ready to answer, and you may stop at any time.';

export const Measure: Story = { args: { measure: true, children: prose } };

export const LongText: Story = {
  args: {
    children:
      'https://rooms.sakina.example/sessions/SES-2041-7F/begin?from=the-letter-that-we-have-sent-you-this-morning',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const Truncated: Story = {
  args: { truncate: true, as: 'div', children: prose },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Anxiety often arrives/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'لستَ وحدك في هذا. اختر من يصغي إليك، بلغتك وفي الساعة التي تناسبك.' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text).toHaveTextContent('لستَ وحدك في هذا.');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
};
