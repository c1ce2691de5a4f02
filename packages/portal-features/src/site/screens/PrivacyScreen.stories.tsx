import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../shared/story-help.ts';
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
    await expect(canvas.getByText('In force since September 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/Nothing is recorded unless everybody in the room agrees/)).toBeVisible();
    await expect(canvas.getByText(/Records of care: 7 years after your last session/)).toBeVisible();
    await expect(canvas.getByText(/for 24 hours at most/)).toBeVisible();
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
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(['/legal/terms', '/legal/hipaa']);
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
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
  name: 'Fits a phone with the text at twice its size [CARE-8]',
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
