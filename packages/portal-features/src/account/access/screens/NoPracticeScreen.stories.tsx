import { signInStoryAs } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { NoPracticeScreen } from './NoPracticeScreen.tsx';

const meta = {
  title: 'Public site/Access/No practice',
  component: NoPracticeScreen,
  parameters: { layout: 'fullscreen' },
  args: { user: signInStoryAs('owner@demo.test').user },
} satisfies Meta<typeof NoPracticeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tells an owner in the provider portal that their work is in administration [ROLE-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You don’t have a practice here' })).toBeVisible();
    await expect(canvas.getByText(/You’re logged in as Organization Owner of Harbour Care Network/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to administration' })).toHaveAttribute('href', '/admin');
    await expect(canvas.getByRole('link', { name: 'View providers' })).toHaveAttribute('href', '/admin/providers');
  },
};

export const PlatformAdministrator: Story = {
  name: 'Names no organization where there is none [ROLE-4]',
  args: { user: signInStoryAs('admin@demo.test').user },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re logged in as Platform Administrator.')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    user: {
      ...signInStoryAs('owner@demo.test').user,
      organization_context: {
        current_org_id: 'org-long',
        current_org_name: 'Vereinigte Wohlfahrtsverbände für Familienseelsorge · مؤسسة الرعاية',
        plan: 'starter',
        available_orgs: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wohlfahrtsverbände/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ليست لديك عيادة هنا' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
