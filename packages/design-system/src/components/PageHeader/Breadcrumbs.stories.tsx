import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumbs } from '@sakina/design-system';

const meta = {
  title: 'Design system/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    items: [{ href: '#admin', label: 'Admin' }, { href: '#sessions', label: 'Sessions' }, { label: 'SES-2041' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('SES-2041')).toHaveAttribute('aria-current', 'page');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone; the current page is not a Tab stop [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sessions' })).toHaveFocus();
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const OneStep: Story = { args: { items: [{ label: 'Admin' }] } };
export const LongText: Story = {
  args: {
    items: [
      { href: '#org', label: 'Sakina Family and Youth Services of the Emirates' },
      { href: '#people', label: 'Clients and their guardians' },
      { label: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    items: [{ href: '#admin', label: 'الإدارة' }, { href: '#sessions', label: 'الجلسات' }, { label: 'مريم الزهراني' }],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
};
