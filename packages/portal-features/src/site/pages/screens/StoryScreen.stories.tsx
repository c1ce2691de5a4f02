import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company } from '../company.ts';
import { StoryScreen } from './StoryScreen.tsx';

const meta = {
  title: 'Public site/Story',
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tells the company’s story year by year, mistakes included [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How it began' })).toBeVisible();
    const years = within(canvas.getByRole('region', { name: 'Year by year' }));
    const moments = years.getAllByRole('listitem');
    await expect(moments[0]).toHaveTextContent(new RegExp(`^Early ${company.foundedYear}A slip of paper`));
    await expect(moments.at(-1)).toHaveTextContent(/^October 31, 2026Today/);
    await expect(moments.at(-1)).toHaveTextContent(`${company.people.toLocaleString('en-US')} people have come so far`);
    await expect(years.getByRole('heading', { level: 3, name: 'What we got wrong' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Not good yet' })).toHaveTextContent(
      `speak ${company.languages} languages`,
    );
    await expect(canvas.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/team');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How it began' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Year by year' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'كيف بدأت الحكاية' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'سنة بعد سنة' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
