import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { legalLinks } from '../story-help.ts';
import { HealthPrivacyScreen } from './HealthPrivacyScreen.tsx';

const meta = {
  title: 'Public site/Health privacy notice',
  component: HealthPrivacyScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HealthPrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what may be done with health information, and how to complain [ROUTE-9]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Health privacy notice' })).toBeVisible();
    await expect(canvas.getByText('Effective September 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/how medical information about you may be used and disclosed/)).toBeVisible();
    await expect(canvas.getByText(/within 60 days at the latest/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^How to complain to the Office for Civil Rights/ })).toHaveAttribute(
      'href',
      'https://www.hhs.gov/ocr/complaints/index.html',
    );
  },
};

export const Contents: Story = {
  name: 'Links from its contents to each section, and at its end to the other texts [ROUTE-9]',
  play: async ({ canvas, canvasElement }) => {
    await expect(await legalLinks(canvas, canvasElement)).toEqual({
      sections: 13,
      broken: [],
      others: ['/legal/privacy', '/legal/terms'],
      support: 'mailto:support@sakina.example',
    });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'إشعار خصوصية المعلومات الصحية' })).toBeVisible();
    await expect(canvas.getByText(/مكتب الحقوق المدنية في وزارة/)).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Health privacy notice' })).toBeVisible();
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
