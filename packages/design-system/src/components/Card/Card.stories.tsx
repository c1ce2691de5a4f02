import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Heading, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Display/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Heading level={2} size="lg">
          {'Tomorrow, 14:30, your time'}
        </Heading>
        <Text tone="muted">{'50 minutes with Dr. Leila Haddad, by video.'}</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { as: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('50 minutes with Dr. Leila Haddad');
  },
};
export const DawnEdge: Story = { args: { tone: 'dawn-edge' } };
export const Tint: Story = { args: { tone: 'tint' } };
export const Warm: Story = { args: { tone: 'warm' } };
export const SmallPadding: Story = { args: { padding: 'small' } };
export const LongText: Story = {
  args: {
    children:
      'Dr. Maximiliane von Hohenstein-Rosenberg asks you to write down, before you meet, three moments of the last two weeks in which you slept well.',
  },
};

export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    tone: 'dawn-edge',
    children: (
      <>
        <Heading level={2} size="lg">
          غدًا، 14:30، بتوقيتك
        </Heading>
        <Text tone="muted">خمسون دقيقة مع د. ليلى حداد، عبر الفيديو.</Text>
      </>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'غدًا، 14:30، بتوقيتك' })).toBeVisible();
  },
};
