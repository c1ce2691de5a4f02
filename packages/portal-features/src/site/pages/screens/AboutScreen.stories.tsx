import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company, providers } from '../company.ts';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: 'Public site/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what the product is, for whom, and how far it has come [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What Sakina is' })).toBeVisible();
    const figures = within(canvas.getByRole('region', { name: 'So far' }));
    await expect(figures.getByRole('group', { name: 'People who have come' })).toHaveTextContent(
      company.people.toLocaleString('en-US'),
    );
    await expect(figures.getByRole('group', { name: 'Sessions completed' })).toHaveTextContent(
      company.sessionsHeld.toLocaleString('en-US'),
    );
    await expect(figures.getByRole('group', { name: 'Therapists, imams, and mentors' })).toHaveTextContent(
      String(providers),
    );
    await expect(figures.getByText(/^Counted on October 31, 2026\./)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`We accept ${company.acceptedPercent}% of applicants`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find care' })).toHaveAttribute('href', '/find-therapist');
    await expect(canvas.getByRole('link', { name: 'Why we do this' })).toHaveAttribute('href', '/mission');
  },
};

export const CrisisHelp: Story = {
  name: 'Says that it is no emergency service, and shows the crisis lines [CARE-1]',
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'What we aren’t' }));
    await expect(limits.getByRole('heading', { level: 3, name: 'Not an emergency service' })).toBeVisible();
    await expect(limits.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(limits.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(limits.getByRole('link', { name: /call 911/ })).toHaveAttribute('href', 'tel:911');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What Sakina is' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'How we work' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^ما هي .*Sakina/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'ما لسنا عليه' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
