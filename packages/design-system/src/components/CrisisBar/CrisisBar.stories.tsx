import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CrisisBar, Link } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/CrisisBar',
  component: CrisisBar,
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'In danger or in despair? Talk to somebody now, free and day and night.',
    call: { href: 'tel:988', label: 'Call 988' },
    textLine: { href: 'sms:988', label: 'Text 988' },
    emergency: { href: 'tel:911', label: 'Call 911' },
    more: <Link href="#help" variant="standalone">{'More help'}</Link>,
  },
} satisfies Meta<typeof CrisisBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Help in a crisis' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  },
};
export const CallOnly: Story = { render: ({ text, call }) => <CrisisBar text={text} call={call} /> };
export const Static: Story = { args: { placement: 'static' } };
export const LongText: Story = { args: { text: 'If you or somebody near you is in danger, or if you think about ending your life, please talk to a trained person now. It is free, it is private, and they answer day and night.' } };

export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
