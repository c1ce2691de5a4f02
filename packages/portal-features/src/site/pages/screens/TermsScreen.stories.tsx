import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { legalLinks } from '../story-help.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Public site/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that this is no emergency service, and what canceling costs [ROUTE-9]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText('Effective September 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/lines at the top of each page/)).toBeVisible();
    await expect(canvas.getByText(/Each provider sets a deadline for free cancellation/)).toBeVisible();
    await expect(canvas.getByText(/We keep 10% of each paid session/)).toBeVisible();
  },
};

export const Contents: Story = {
  name: 'Links from its contents to each section, and at its end to the other texts [ROUTE-9]',
  play: async ({ canvas, canvasElement }) => {
    await expect(await legalLinks(canvas, canvasElement)).toEqual({
      sections: 14,
      broken: [],
      others: ['/legal/privacy', '/legal/hipaa'],
      support: 'mailto:support@sakina.example',
    });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الشروط' })).toBeVisible();
    await expect(canvas.getByText(/الخطوط في أعلى كل صفحة/)).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
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
