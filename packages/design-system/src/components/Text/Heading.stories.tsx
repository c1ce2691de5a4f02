import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, Stack } from '@sakina/design-system';

const meta = {
  title: 'Design system/Typography/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 1, children: 'Who would you like to talk to?' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who would you like to talk to?' })).toBeVisible();
  },
};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>{'Your week'}</Heading>
      <Heading level={2}>{'Next session'}</Heading>
      <Heading level={3}>{'With Dr. Leila Haddad'}</Heading>
      <Heading level={4}>{'What to bring'}</Heading>
    </Stack>
  ),
};

export const SizeApartFromLevel: Story = {
  args: { level: 2, size: 'h1', children: 'Peace of Mind' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Peace of Mind');
  },
};

export const LongText: Story = {
  args: {
    children: 'Counseling for couples and families who have moved between countries, languages and expectations',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'Arabic letters stay joined: nothing is tightened',
  args: { children: 'مع من تود أن تتحدث؟' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'مع من تود أن تتحدث؟' });
    await expect(getComputedStyle(heading).direction).toBe('rtl');
    await expect(['normal', '0px']).toContain(getComputedStyle(heading).letterSpacing);
  },
};
