import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>{'Press Tab: the way past the navigation comes into sight.'}</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Out of sight until Tab reaches it',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
    await expect(
      canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(0);
  },
};

export const AnotherTarget: Story = {
  name: 'Leads to the given element, even below the fold',
  args: { targetId: 'results' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main style={{ paddingBlockStart: '200vh', minBlockSize: '400vh' }}>
        <div id="results" tabIndex={-1}>
          <Text>{'14 people fit your wishes.'}</Text>
        </div>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const results = canvas.getByText('14 people fit your wishes.');
    await expect(results.parentElement).toHaveFocus();
    await expect(results.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>{'عند الضغط على Tab يظهر الطريق إلى المحتوى.'}</Text>
      </main>
    </>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'تخطٍّ إلى المحتوى' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};
