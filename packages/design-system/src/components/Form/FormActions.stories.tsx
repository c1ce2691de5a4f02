import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, Card, FormActions } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/FormActions',
  component: FormActions,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Button variant="secondary">Back</Button>
        <Button variant="action">Save and continue</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [back, save] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect([back.textContent, save.textContent]).toEqual(['Back', 'Save and continue']);
    await expect(save.getBoundingClientRect().left).toBeGreaterThan(back.getBoundingClientRect().right);
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.tab();
    await expect(save).toHaveFocus();
  },
};
export const Phone: Story = {
  name: 'On a phone the filled one is lowest',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [back, save] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(save?.top).toBeGreaterThan(back?.bottom ?? Infinity);
    await expect(save?.width).toBe(back?.width);
  },
};
export const Sticky: Story = {
  args: { isSticky: true },
  render: (args) => (
    <div>
      <p style={{ minBlockSize: '120vh' }}>A form longer than the screen of a phone.</p>
      <FormActions {...args} />
    </div>
  ),
};
export const StickyInACard: Story = {
  name: 'In a card on a phone the bar reaches from edge to edge, on the ground of the card',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { isSticky: true },
  render: (args) => (
    <Card>
      <FormActions {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button') as [HTMLElement];
    const bar = button.parentElement ?? button;
    const card = bar.parentElement ?? bar;
    await expect(bar.offsetWidth).toBe(card.clientWidth);
    await expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(card).backgroundColor);
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Go back to the page of Dr. Nur Aisyah binti Abdul Rahman</Button>
        <Button variant="action">Confirm the booking and pay with the card that ends in 27</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">السابق</Button>
        <Button variant="action">أكّد الحجز</Button>
      </>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [back, next] = [
      canvas.getByRole('button', { name: 'السابق' }),
      canvas.getByRole('button', { name: 'أكّد الحجز' }),
    ];
    await expect(back.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right);
  },
};
