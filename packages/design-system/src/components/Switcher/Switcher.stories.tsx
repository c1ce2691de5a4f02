import { HeartHandshake, Rows2, Rows4, ShieldCheck, Stethoscope } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Inline, SideNav, Switcher } from '@sakina/design-system';

const Column = styled.div`inline-size: 15.5rem;`;

const meta = {
  title: 'Design system/Shell/Switcher',
  component: Switcher,
  tags: ['autodocs'],
  args: {
    label: 'Portal',
    current: 'provider',
    onChoose: fn(),
    places: [
      { id: 'consumer', label: 'Consumer', icon: HeartHandshake },
      { id: 'provider', label: 'Provider', icon: Stethoscope },
      { id: 'admin', label: 'Admin', icon: ShieldCheck },
    ],
  },
  render: (args) => (
    <Column>
      <SideNav
        label="Provider portal"
        header={<Switcher {...args} />}
        groups={[{ items: [{ href: '#today', label: 'Today', isCurrent: true }] }]}
      />
    </Column>
  ),
} satisfies Meta<typeof Switcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Portal' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Provider' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Admin' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('admin');
  },
};

export const OnAPage: Story = {
  name: 'Is as high on a page as the fields beside it',
  args: {
    ground: 'page',
    label: 'Look of the list',
    current: 'cards',
    places: [
      { id: 'cards', label: 'Cards', icon: Rows2 },
      { id: 'list', label: 'List', icon: Rows4 },
    ],
  },
  render: (args) => (
    <Inline>
      <Switcher {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((place) => place.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Consumer' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Provider' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('admin');
  },
};

const Drawer = styled.div`inline-size: 13.625rem;`;

/** As in the drawer of a phone of 320 px: side by side, and no word is broken. */
export const InADrawer: Story = {
  decorators: [
    (Story) => (
      <Drawer>
        <Story />
      </Drawer>
    ),
  ],
  render: (args) => <SideNav label="Provider portal" header={<Switcher {...args} />} groups={[]} />,
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('button');
    await expect(new Set(places.map((place) => place.getBoundingClientRect().top)).size).toBe(1);
    for (const label of canvas.getAllByText(/^(Consumer|Provider|Admin)$/)) {
      const lines = label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight);
      await expect(Math.round(lines)).toBe(1);
    }
  },
};

export const TwoPlaces: Story = { args: { places: meta.args.places.slice(0, 2) } };
export const LongText: Story = {
  args: {
    places: meta.args.places.map((place) => ({ ...place, label: `${place.label} and everything that belongs to it` })),
  },
};
export const Admin: Story = { args: { current: 'admin' }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'البوابة',
    places: [
      { id: 'consumer', label: 'المستفيد', icon: HeartHandshake },
      { id: 'provider', label: 'مقدّم الرعاية', icon: Stethoscope },
      { id: 'admin', label: 'الإدارة', icon: ShieldCheck },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'مقدّم الرعاية' })).toHaveAttribute('aria-current', 'true');
  },
};
