import { Badge, Button, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskHead } from './DeskHead.tsx';

const meta = {
  title: 'Shared states/Desk head',
  component: DeskHead,
  args: {
    person: 'Fatima Zahra Benali',
    title: 'Fatima Zahra Benali',
    badge: <Badge tone="warning">{'Needs a closer look'}</Badge>,
    acts: <Button size="small">{'Book a session'}</Button>,
    children: <Text size="sm">{'8 sessions completed'}</Text>,
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof DeskHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What is done with it stands at the end of the title’s line',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const act = canvas.getByRole('button').getBoundingClientRect();
    await expect(act.left).toBeGreaterThan(heading.right);
    await expect(act.top).toBeLessThan(heading.bottom);
  },
};

export const Phone: Story = {
  name: 'On a phone it stands below the facts',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('8 sessions completed').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(facts.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  args: { person: 'فاطمة الزهراء بن علي', title: 'فاطمة الزهراء بن علي', badge: null, children: null },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThan(heading.left);
  },
};
