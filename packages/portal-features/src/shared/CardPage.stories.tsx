import { Button, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardPage } from './CardPage.tsx';

const meta = {
  title: 'Shared states/Card page',
  component: CardPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'You are logged out',
    intro: <Text tone="muted">{'Nothing of yours is left on this device.'}</Text>,
    children: <Button>{'Log in'}</Button>,
  },
} satisfies Meta<typeof CardPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    await expect(canvas.getByText('Nothing of yours is left on this device.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const Wide: Story = {
  name: 'The card of an access page is 500 px wide at most [ROLE-8]',
  args: { title: 'Access Denied', width: 'wide' },
  play: async ({ canvasElement }) => {
    await expect(
      getComputedStyle(canvasElement.querySelector('[data-width="wide"]') ?? canvasElement).maxInlineSize,
    ).toBe('500px');
  },
};

export const WithoutIntro: Story = { args: { intro: undefined } };
export const LongTitle: Story = {
  args: {
    title:
      'Someone else has signed in here meanwhile, and so what you had begun is kept for you alone until you are back',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
