import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company } from '../company.ts';
import { TeamScreen } from './TeamScreen.tsx';

const meta = {
  title: 'Public site/Team',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TeamScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the responsible people, by council [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Who’s behind it' })).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`^${company.staff} people work at Sakina\\. These 12 put their names`)),
    ).toBeVisible();
    const namesIn = (council: string) =>
      within(canvas.getByRole('region', { name: council }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await expect(namesIn('Clinical council')).toEqual([
      'Lubna Sabri',
      'Aylin Korkut',
      'Thomas Ashdown',
      'Hodan Jimale',
    ]);
    await expect(namesIn('Scholars’ council')).toEqual([
      'Nuur Abshir',
      'Safiyya Murad',
      'Zubair Lakhani',
      'Orhan Soylu',
    ]);
    await expect(namesIn('Product')).toEqual(['Eleanor Whitcombe', 'Sadia Tareen', 'Ubah Elmi', 'Mateo Arriaga']);
    await expect(canvas.getByText('Orhan Soylu')).toHaveAttribute('lang', 'tr');
    await expect(canvas.getByRole('link', { name: 'Apply to join us' })).toHaveAttribute('href', '/provider/apply');
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Who’s behind it' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Product' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'من وراء هذا العمل' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'مجلس العلماء' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
