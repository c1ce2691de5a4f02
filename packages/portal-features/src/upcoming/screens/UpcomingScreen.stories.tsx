import { signInStoryAs } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../shared/story-help.ts';
import { UpcomingScreen } from './UpcomingScreen.tsx';

const meta = {
  title: 'Public site/Upcoming pages/Page',
  component: UpcomingScreen,
  args: { pathname: '/not/built/yet', user: null },
} satisfies Meta<typeof UpcomingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Public: says what will be here and what works meanwhile',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page has its place already' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'What this page will hold' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(canvas.getByText('This page is being built. Meanwhile:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a therapist' })).toHaveAttribute('href', '/find-therapist');
  },
};

export const Consumer: Story = {
  name: 'Consumer: leads to the sessions',
  args: { pathname: '/broadcast/view', user: signInStoryAs('patient@demo.test').user },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Broadcast' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Provider: Story = {
  name: 'Provider: leads back to the day',
  args: { pathname: '/broadcast/studio', user: signInStoryAs('therapist@demo.test').user },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Broadcast studio' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write and sign notes' })).toHaveAttribute('href', '/provider/notes');
  },
};

export const Room: Story = {
  name: 'Room: stands in the night',
  args: { pathname: '/broadcast/view', user: signInStoryAs('patient@demo.test').user },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Broadcast' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  args: { pathname: '/not/in/the/table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page has its place already' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Fits a phone with the text at twice its size [CARE-8]',
  args: { pathname: '/broadcast/studio' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What this page will hold' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  args: { pathname: '/broadcast/studio' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const RoomOnPhone: Story = {
  args: Room.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'لهذه الصفحة مكانها' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'ما ستحويه هذه الصفحة' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'البحث عن معالج نفسي' })).toHaveAttribute('href', '/find-therapist');
  },
};
