import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { legalLinks } from '../story-help.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  title: 'Public site/Privacy',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is kept, for how long, and who sees it [ROUTE-9]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByText('Effective September 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/Nothing is recorded unless everyone in the room agrees/)).toBeVisible();
    await expect(canvas.getByText(/Care records: 7 years after your last session/)).toBeVisible();
    await expect(canvas.getByText(/for up to 24 hours/)).toBeVisible();
  },
};

export const Contents: Story = {
  name: 'Links from its contents to each section, and at its end to the other texts [ROUTE-9]',
  play: async ({ canvas, canvasElement }) => {
    await expect(await legalLinks(canvas, canvasElement)).toEqual({
      sections: 14,
      broken: [],
      others: ['/legal/terms', '/legal/hipaa'],
      support: 'mailto:support@sakina.example',
    });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الخصوصية' })).toBeVisible();
    await expect(canvas.getByText(/التسجيلات ونصوصها: مدة 365 يومًا/)).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
