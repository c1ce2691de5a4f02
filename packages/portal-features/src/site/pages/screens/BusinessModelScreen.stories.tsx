import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company } from '../company.ts';
import { BusinessModelScreen } from './BusinessModelScreen.tsx';

const meta = {
  title: 'Public site/Business model',
  component: BusinessModelScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BusinessModelScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows where each dollar of a session goes, and that they add up [ROUTE-19]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Where the money goes' })).toBeVisible();
    const session = within(canvas.getByRole('region', { name: 'A session of $100' }));
    const table = within(session.getByRole('table', { name: 'Who gets what of $100' }));
    await expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$90', '$9', '$1', '$100']);
    await expect(table.getByRole('row', { name: /^Your provider .+ \$90$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Sakina .+ \$9$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^The care fund .+ 10% of our fee\. \$1$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: 'What you paid $100' })).toBeVisible();
  },
};

export const OneSource: Story = {
  name: 'Uses the shared company figures [ROUTE-19]',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        `You pay for a session. Most of it goes to the provider, and we keep ${company.feePercent}%. Here’s where each part goes.`,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`^The care fund has paid for ${company.careFundPercent}% of all sessions so far`)),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Organizations pay for a plan' })).getByRole('link', {
        name: 'See the plans',
      }),
    ).toHaveAttribute('href', '/pricing');
    const never = within(canvas.getByRole('region', { name: 'What we don’t make money from' }));
    await expect(never.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Who gets what of $100' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const LongArabic: Story = {
  name: 'Fits a phone in Arabic at 200% text size [CARE-8]',
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^صندوق الرعاية/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'What we haven’t solved yet' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'إلى أين يذهب المال' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^صندوق الرعاية/ })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
