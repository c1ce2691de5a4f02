import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypographyScreen } from './TypographyScreen.tsx';

const meta = {
  title: 'Public site/Type specimen',
  component: TypographyScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TypographyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  name: 'Shows the typography of both themes on one page [ROUTE-19]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Type specimen' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Navy and pink' })).toHaveAttribute('data-theme', 'portal');
    await expect(canvas.getByRole('region', { name: 'Monochrome' })).toHaveAttribute('data-theme', 'admin');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Voices',
      'Scale',
      'Figures',
      'Measure',
      'Voices',
      'Scale',
      'Figures',
      'Measure',
    ]);
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Type specimen' })).toBeVisible();
    await expectNoOverflow();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Monochrome' })).toBeVisible();
    await expectNoOverflow();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'نموذج الخطوط' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'الأبيض والأسود' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const Admin: Story = {
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Type specimen' })).toBeVisible();
  },
};
