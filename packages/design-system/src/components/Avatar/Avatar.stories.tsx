import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, Inline } from '@sakina/design-system';

const meta = {
  title: 'Design system/Display/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Dr. Leila Haddad', label: 'Dr. Leila Haddad' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dr. Leila Haddad' })).toHaveTextContent('LH');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="x2">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" />
    </Inline>
  ),
};

export const Therapist: Story = { args: { size: 'lg', kind: 'therapist' } };
export const Imam: Story = { args: { size: 'lg', kind: 'imam', name: 'Imam Yusuf Karim', label: 'Imam Yusuf Karim' } };
export const Mentor: Story = { args: { size: 'lg', kind: 'mentor', name: 'Amina Okafor', label: 'Amina Okafor' } };

export const ArabicName: Story = {
  args: { size: 'lg', name: 'الدكتورة نور الهدى المصري', label: 'الدكتورة نور الهدى المصري' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('ن\u200cم');
  },
};

export const PortraitThatFails: Story = {
  args: { size: 'lg', src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LH')).toBeVisible();
  },
};

export const NoName: Story = {
  args: { name: '', label: 'Someone who has left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Someone who has left' })).toBeVisible();
  },
};

const longName = 'Dr. Maximiliane Auguste von Hohenstein-Rosenberg zu Wittgenstein';
export const LongText: Story = {
  args: { name: longName, label: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: longName })).toHaveTextContent('MW');
  },
};

const names = [
  'Dr. Leila Haddad',
  'Imam Yusuf Karim',
  'Amina Okafor',
  'Omar Al-Rashid',
  'Sofia Bergström',
  'Maryam bint Khalid',
  'Tomás Silva',
  'Fatima Zahra Benali',
];
export const TintsFromNames: Story = {
  render: () => (
    <Inline gap="x2">
      {names.map((name) => (
        <Avatar key={name} name={name} label={name} size="lg" />
      ))}
    </Inline>
  ),
};
export const Admin: Story = { tags: ['look'], ...TintsFromNames, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], ...Sizes, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The mark of the kind is at the end of the line, on the left',
  args: { size: 'lg', kind: 'therapist', name: 'د. ليلى حداد', label: 'د. ليلى حداد' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const face = canvas.getByRole('img', { name: 'د. ليلى حداد' });
    await expect(face).toHaveTextContent('ل\u200cح');
    const { left, width } = face.getBoundingClientRect();
    await expect(face.querySelector('svg')?.getBoundingClientRect().right).toBeLessThan(left + width / 2);
  },
};
