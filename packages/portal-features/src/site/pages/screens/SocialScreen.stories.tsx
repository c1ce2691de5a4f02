import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company } from '../company.ts';
import { SocialScreen } from './SocialScreen.tsx';

const meta = {
  title: 'Public site/Social',
  component: SocialScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SocialScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says how the care fund works, what it has done, and how to take part [ROUTE-19]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Care for those who can’t pay' })).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'The care fund' }));
    await expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'You say it',
      'They ask',
      'You come',
    ]);
    const done = within(canvas.getByRole('region', { name: 'What it has done' }));
    await expect(done.getByRole('group', { name: 'Share of all sessions' })).toHaveTextContent(
      `${company.careFundPercent}%`,
    );
    await expect(done.getByRole('group', { name: 'Sessions (approx.)' })).toHaveTextContent('11,400');
    await expect(done.getByRole('group', { name: 'Share of our fee for the fund' })).toHaveTextContent(
      `${company.careFundOfFeePercent}%`,
    );
    await expect(done.getByText(new RegExp(`We keep ${company.feePercent}% of each paid session`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the lowest prices first' })).toHaveAttribute(
      'href',
      '/find-therapist?sort=price',
    );
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Care for those who can’t pay' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Who we work with' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'رعاية لمن لا يقدر على ثمنها' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'مع من نعمل' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
