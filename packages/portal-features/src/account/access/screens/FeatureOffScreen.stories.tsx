import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { FeatureOffScreen } from './FeatureOffScreen.tsx';

const meta = {
  title: 'Public site/Access/Feature off',
  component: FeatureOffScreen,
  args: { flag: 'voiceVideo', user: { role: 'patient', roles: ['patient'] } },
} satisfies Meta<typeof FeatureOffScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that calls are not enabled and data is safe, and links back [FRAME-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Voice and video aren’t enabled here' })).toBeVisible();
    await expect(canvas.getByText(/everything you’ve saved are unaffected/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const Assistant: Story = {
  name: 'Says that the assistant is not enabled [FRAME-8]',
  args: { flag: 'assistant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The assistant isn’t enabled here' })).toBeVisible();
  },
};

export const TurnedOffForNow: Story = {
  name: 'Says what is turned off for everyone, and leaves a journal to whoever wrote it [ROLE-10]',
  args: { flag: 'companion', isForNow: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Deenya’s programs are temporarily turned off' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your journal' })).toHaveAttribute(
      'href',
      '/deenya?view=journal',
    );
  },
};

export const TurnedOffForAProvider: Story = {
  name: 'Says that groups that were announced are still held',
  args: { flag: 'groupSessions', isForNow: true, user: { role: 'therapist', roles: ['therapist'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Groups already announced will take place as planned/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const ForAProvider: Story = {
  args: { user: { role: 'imam', roles: ['imam'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const ForNoOne: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Voice and video aren’t enabled here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your home page' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'مكالمات الصوت والصورة غير مفعّلة هنا' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'الانتقال إلى صفحتك الرئيسية' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
