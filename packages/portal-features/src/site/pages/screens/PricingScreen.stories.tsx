import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Public site/Pricing',
  component: PricingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what a session costs before anything is asked [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
    const session = within(canvas.getByRole('region', { name: 'A session' }));
    await expect(session.getByText('$35 to $180')).toBeVisible();
    await expect(session.getByRole('link', { name: 'See imams by price' })).toHaveAttribute(
      'href',
      '/find-therapist?kind=imam&sort=price',
    );
    await expect(canvas.getByText(/We keep 10% of each paid session/)).toBeVisible();
  },
};

export const Plans: Story = {
  name: 'Shows the four plans with all their limits [PLAN-1]',
  play: async ({ canvas }) => {
    const figures = async (name: string) => {
      const plan = within(await canvas.findByRole('region', { name }));
      return plan.getAllByRole('definition').map(({ textContent }) => textContent);
    };
    await expect(await figures('Starter')).toEqual(['10', '5', '2 GB', '3', '1,000', 'none']);
    await expect(await figures('Professional')).toEqual(['50', '25', '25 GB', '25', '25,000', '10']);
    await expect(await figures('Enterprise')).toEqual(['250', '100', '100 GB', ...Array<string>(3).fill('no limit')]);
    await expect(await figures('Unlimited')).toEqual(Array<string>(6).fill('no limit'));
    const professional = within(canvas.getByRole('region', { name: 'Professional' }));
    await expect(professional.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Claim rules and workflows',
      'Analytics and reports',
      'Automation',
      'Calendar sync and API',
    ]);
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'For organizations' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'كم تكلّف الجلسات' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'للمؤسّسات' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
