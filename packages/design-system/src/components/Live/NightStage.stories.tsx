import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner, Button, Link, NightStage, Stack, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Live/NightStage',
  component: NightStage,
  tags: ['autodocs'],
  render: (args) => (
    <NightStage {...args}>
      <Stack>
        <Text>Amina Okafor is in the waiting room.</Text>
        <Text tone="muted" size="sm">
          Your session begins at 10:00 AM.
        </Text>
        <Banner>Everyone can hear you.</Banner>
        <Button>Let them in</Button>
        <Link href="/help">What happens next</Link>
      </Stack>
    </NightStage>
  ),
} satisfies Meta<typeof NightStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives everything inside its dark colors',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amina Okafor is in the waiting room.')).toHaveStyle({ color: 'rgb(233, 236, 248)' });
    await expect(canvas.getByRole('button', { name: 'Let them in' })).toBeVisible();
  },
};

export const LongText: Story = {
  render: (args) => (
    <NightStage {...args}>
      <Text>{'Amina Okafor is in the waiting room and has been there since a quarter to ten. '.repeat(8)}</Text>
    </NightStage>
  ),
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  render: (args) => (
    <NightStage {...args}>
      <Stack align="start">
        <Text>آمنة العكافي في غرفة الانتظار.</Text>
        <Text tone="muted" size="sm">
          تبدأ جلستكما في الساعة 10:00 صباحًا.
        </Text>
        <Button>دعوتها إلى الدخول</Button>
      </Stack>
    </NightStage>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('آمنة العكافي في غرفة الانتظار.');
    await expect(words).toHaveStyle({ color: 'rgb(233, 236, 248)' });
    await expect(canvas.getByRole('button', { name: 'دعوتها إلى الدخول' }).getBoundingClientRect().right).toBeCloseTo(
      words.getBoundingClientRect().right,
      0,
    );
  },
};
