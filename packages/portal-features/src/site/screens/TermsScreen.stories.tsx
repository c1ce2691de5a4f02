import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../shared/story-help.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Public site/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that this is no emergency service, and what cancelling costs [ROUTE-9]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText('In force since September 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/call or text 988 at any hour/)).toBeVisible();
    await expect(canvas.getByText(/Each provider says until when that is free/)).toBeVisible();
    await expect(canvas.getByText(/10% stays with us/)).toBeVisible();
  },
};

export const Contents: Story = {
  name: 'Leads from its contents to each part, and at its end to the other texts [ROUTE-9]',
  play: async ({ canvas, canvasElement }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    await expect(links).toHaveLength(14);
    for (const link of links) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
    }
    const others = within(canvas.getByRole('navigation', { name: 'The other legal texts' })).getAllByRole('link');
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(['/legal/privacy', '/legal/hipaa']);
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الشروط' })).toBeVisible();
    await expect(canvas.getByText(/يمكنك الاتصال بالرقم 988/)).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const LongText: Story = {
  name: 'Fits a phone with the text at twice its size [CARE-8]',
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
