import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '@sakina/design-system';

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Your sessions',
    onSelectionChange: fn(),
    items: [
      { id: 'upcoming', label: 'Upcoming', count: 2, content: <p>Tomorrow, 14:30, with Dr. Idris Benali.</p> },
      { id: 'past', label: 'Past', count: 11, content: <p>Eleven sessions since March.</p> },
      { id: 'cancelled', label: 'Canceled', content: <p>Nothing was canceled.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Your sessions' })).toBeVisible();
    await expect(await canvas.findByRole('tabpanel', { name: 'Upcoming 2' })).toHaveTextContent('Tomorrow, 14:30');
    await userEvent.click(canvas.getByRole('tab', { name: 'Past 11' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Past 11' })).toHaveTextContent('Eleven sessions');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('past');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: /Upcoming/ });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Canceled' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing was canceled.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tomorrow, 14:30');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const OneDisabled: Story = {
  args: {
    items: [
      { id: 'notes', label: 'Notes', content: <p>Three notes.</p> },
      { id: 'plan', label: 'Treatment plan', isDisabled: true, content: <p>None.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Treatment plan' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ManyOnAPhone: Story = {
  args: {
    items: ['Overview', 'Availability', 'Services and prices', 'Licenses', 'Reviews', 'Community', 'Payments'].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Payments' });
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Payments' })).toBeVisible();
  },
};

export const KeepsMounted: Story = {
  name: 'Keeps what was typed in a tab while another one is shown',
  args: {
    keepsMounted: true,
    items: [
      { id: 'write', label: 'Write', content: <input aria-label="Words" /> },
      { id: 'read', label: 'Read', content: <p>{'Nothing yet.'}</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Words' }), 'Half a sentence');
    await userEvent.click(canvas.getByRole('tab', { name: 'Read' }));
    await expect(canvas.queryByRole('textbox', { name: 'Words' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', { name: 'Words' })).toHaveValue('Half a sentence');
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Sessions with Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi',
        count: 1_204,
        content: <p>{'One thousand two hundred and four sessions.'}</p>,
      },
      { id: 'none', label: 'None', count: 0, content: <p>{'Nothing yet.'}</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /al-Qurashi/ })).toBeVisible();
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'جلساتك',
    items: [
      { id: 'a', label: 'القادمة', count: 2, content: <p>غدًا</p> },
      { id: 'b', label: 'السابقة', count: 11, content: <p>منذ آذار</p> },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: /السابقة/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(last).toHaveFocus();
  },
};
