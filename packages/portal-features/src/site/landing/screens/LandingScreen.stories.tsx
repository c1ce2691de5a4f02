import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Public site/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what the product is and where to begin [ROUTE-1]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find care' })).toHaveAttribute('href', '/find-therapist');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/register');
    await expect(canvas.getByRole('heading', { name: 'How it works' })).toBeVisible();
  },
};

export const Needs: Story = {
  name: 'Links “What would you like help with?” to matching providers',
  play: async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: 'What would you like help with?' }));
    await expect(needs.getByRole('link', { name: 'Losing someone' })).toHaveAttribute(
      'href',
      '/find-therapist?speciality=grief',
    );
    await expect(needs.getByRole('link', { name: 'Marriage, with faith' })).toHaveAttribute(
      'href',
      '/find-therapist?speciality=marriage-counsel',
    );
    await expect(needs.getByRole('link', { name: 'I’m not sure yet' })).toHaveAttribute('href', '/find-therapist');
  },
};

export const Kinds: Story = {
  name: 'Explains the three kinds of provider and links to each [ROUTE-1]',
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('region', { name: 'Three kinds of people to turn to' }));
    for (const [name, kind] of [
      ['Therapist', 'therapist'],
      ['Imam', 'imam'],
      ['Mentor', 'mentor'],
    ] as const) {
      await expect(kinds.getByRole('link', { name })).toHaveAttribute('href', `/find-therapist?kind=${kind}`);
    }
  },
};

export const CrisisHelp: Story = {
  name: 'Has crisis help one action away: call, text, chat, 911 [CARE-1]',
  play: async ({ canvas }) => {
    const crisis = within(await canvas.findByRole('region', { name: 'If you can’t wait' }));
    await expect(crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(crisis.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(crisis.getByRole('link', { name: /call 911/ })).toHaveAttribute('href', 'tel:911');
    await expect(crisis.getByRole('link', { name: /^Chat with 988/ })).toHaveAttribute(
      'href',
      'https://988lifeline.org/chat/',
    );
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Reaches the primary action first by keyboard',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find care' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How it works' })).toHaveFocus();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find care' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'راحة البال' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
