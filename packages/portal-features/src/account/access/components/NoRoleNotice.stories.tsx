import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { NoRoleNotice } from './NoRoleNotice.tsx';

const meta = {
  title: 'Public site/Access/No role',
  component: NoRoleNotice,
} satisfies Meta<typeof NoRoleNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that the account has no role here, what that means, and whom to ask [ROLE-6]',
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('Your account has no role here');
    await expect(notice).toHaveTextContent('If you’re here for care, nothing is missing.');
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const Keyboard: Story = {
  name: 'Can be closed with the keyboard',
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Your account has no role here')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'support@sakina.example' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ليس لحسابك دور هنا')).toBeVisible();
  },
};
