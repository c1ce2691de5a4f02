import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { company, providers } from '../company.ts';
import { InvestorsScreen } from './InvestorsScreen.tsx';

const meta = {
  title: 'Public site/Investors',
  component: InvestorsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvestorsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the company’s unaudited figures from the shared source [ROUTE-19]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'For investors' })).toBeVisible();
    const stands = within(canvas.getByRole('region', { name: 'Where we are' }));
    const number = new Intl.NumberFormat('en');
    await expect(stands.getByRole('group', { name: 'People who came for care' })).toHaveTextContent(
      number.format(company.people),
    );
    await expect(stands.getByRole('group', { name: 'Sessions completed' })).toHaveTextContent(
      number.format(company.sessionsHeld),
    );
    await expect(stands.getByRole('group', { name: 'Therapists, imams, and mentors' })).toHaveTextContent(
      number.format(providers),
    );
    await expect(stands.getByRole('group', { name: 'Sessions supported by the care fund' })).toHaveTextContent(
      `${company.careFundPercent}%`,
    );
    await expect(
      stands.getByText('Since 2023, as of October 31, 2026. Figures on this page are unaudited.'),
    ).toBeVisible();
  },
};

export const Risks: Story = {
  name: 'Names the risks before it names an address, and offers nothing [ROUTE-19]',
  play: async ({ canvas }) => {
    const risks = within(await canvas.findByRole('region', { name: 'What could go wrong' }));
    await expect(risks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Someone could be harmed',
      'Data could get out',
      'We don’t cover our costs',
      'We depend on a few hundred people',
      'Rules differ and change',
      'We’re young',
    ]);
    await expect(risks.getByText(new RegExp(`^${providers} people give care here`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
    await expect(canvas.getByRole('link', { name: 'Where the money goes' })).toHaveAttribute('href', '/business-model');
    await expect(canvas.getByText(/it isn’t an offer to sell shares/)).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'For investors' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'How it’s governed' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'للمستثمرين' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'ما الذي قد يسوء' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
