import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConfigProblemScreen } from './ConfigProblemScreen.tsx';

const meta = {
  title: 'Public site/Access/Configuration problem',
  component: ConfigProblemScreen,
  args: {
    problems: [
      { variable: 'VITE_API_BASE', message: 'VITE_API_BASE has no value: set apiBase in config.json, or VITE_API_BASE when building.' },
      { variable: 'oidcAuthority', message: 'oidcAuthority in config.json must begin with https:// (http:// only on this machine).' },
    ],
  },
} satisfies Meta<typeof ConfigProblemScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names every variable and leads to the public pages [FRAME-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sakina is not configured here' })).toBeVisible();
    const problems = within(canvas.getByRole('list', { name: 'What is missing or wrong' }));
    await expect(problems.getAllByRole('listitem')).toHaveLength(2);
    await expect(problems.getByText('VITE_API_BASE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
