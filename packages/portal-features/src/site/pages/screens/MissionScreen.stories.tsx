import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company } from '../company.ts';
import { MissionScreen } from './MissionScreen.tsx';

const meta = {
  title: 'Public site/Mission',
  component: MissionScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MissionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'States purpose, limits, and how the company measures itself [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mind and faith, side by side' })).toBeVisible();
    const never = within(canvas.getByRole('region', { name: 'What we won’t do' }));
    await expect(never.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Advertise',
      'Sell what we know about you',
      'Count your missed days',
      'Hold you here',
      'Replace a person with a machine',
      'Report on you',
    ]);
    const judged = within(canvas.getByRole('region', { name: 'How we judge ourselves' }));
    await expect(judged.getByRole('group', { name: 'Median days to a first session' })).toHaveTextContent(
      String(company.daysToFirstSession),
    );
    await expect(judged.getByRole('group', { name: 'People who return to the same person' })).toHaveTextContent(
      `${company.returningPercent}%`,
    );
    await expect(judged.getByRole('group', { name: 'Applicants accepted as providers' })).toHaveTextContent(
      `${company.acceptedPercent}%`,
    );
    await expect(judged.getByRole('group', { name: 'Sessions supported by the care fund' })).toHaveTextContent(
      `${company.careFundPercent}%`,
    );
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mind and faith, side by side' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'How we judge ourselves' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'النفس والإيمان جنبًا إلى جنب' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'ما لن نفعله' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
