import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ConfigProblemScreen } from './ConfigProblemScreen.tsx';

const meta = {
  title: 'Public site/Access/Configuration problem',
  component: ConfigProblemScreen,
  args: {
    problems: [
      {
        variable: 'VITE_API_BASE',
        message: 'VITE_API_BASE has no value: set apiBase in config.json, or VITE_API_BASE when building.',
      },
      {
        variable: 'oidcAuthority',
        message: 'oidcAuthority in config.json must begin with https:// (http:// only on this machine).',
      },
    ],
  },
} satisfies Meta<typeof ConfigProblemScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names every variable and links to the public pages [FRAME-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sakina isn’t set up here yet' })).toBeVisible();
    const problems = within(canvas.getByRole('list', { name: 'Missing or incorrect settings' }));
    await expect(problems.getAllByRole('listitem')).toHaveLength(2);
    await expect(problems.getByText('VITE_API_BASE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const LongText: Story = {
  args: {
    problems: [
      {
        variable: 'VITE_REALTIME_RECONNECTION_DELAY_MAXIMUM_MILLISECONDS',
        message: `oidcAuthority in config.json is no address: https://${'identity-'.repeat(20)}harbour-care-network.example/realms/sakina`,
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VITE_REALTIME_RECONNECTION_DELAY_MAXIMUM_MILLISECONDS')).toBeVisible();
    await expect(canvas.getByText(/identity-identity-/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^لم تُضبط .*Sakina.* هنا بعد$/ })).toBeVisible();
    const problems = within(canvas.getByRole('list', { name: 'إعدادات ناقصة أو خاطئة' }));
    await expect(problems.getByText('VITE_API_BASE')).toBeVisible();
    await expect(problems.getByText(/^VITE_API_BASE has no value/)).toHaveAttribute('lang', 'en');
  },
};
