import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

const meta = {
  title: 'Public site/Access/Access denied',
  component: AccessDeniedScreen,
  args: { page: 'provider', user: { email: 'patient@demo.test', role: 'patient' } },
} satisfies Meta<typeof AccessDeniedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The closest bordered box around the heading. */
function cardOf(heading: HTMLElement): HTMLElement {
  let box: HTMLElement | null = heading;
  while (box && getComputedStyle(box).borderTopWidth === '0px') box = box.parentElement;
  if (!box) throw new Error('The heading is not inside a card.');
  return box;
}

export const Default: Story = {
  name: 'Provider access required [ROLE-8]',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Provider Access Required' });
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'Apply as Provider' })).toHaveAttribute('href', '/provider/apply');
    await expect(canvas.getByText('patient@demo.test')).toBeVisible();
    await expect(canvas.getByText('Patient')).toBeVisible();
    await expect(cardOf(heading).getBoundingClientRect().width).toBeLessThanOrEqual(500);
  },
};

export const Administration: Story = {
  name: 'Access denied to administration [ROLE-8]',
  args: { page: 'admin', user: { email: 'therapist@demo.test', role: 'therapist' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText('You need platform administrator privileges to access this area.')).toBeVisible();
    await expect(canvas.getByText('therapist@demo.test')).toBeVisible();
    await expect(canvas.getByText('Therapist')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply as Provider' })).toBeNull();
  },
};

/** A plain `admin` has no rank and opens no area (ROLE-6). */
export const PlainAdmin: Story = {
  args: { page: 'admin', user: { email: 'office@harbour-care.example', role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('office@harbour-care.example')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    user: {
      email: 'maximiliane.von-hohenstein-rosenberg+organisation@department-of-family-care.harbour-care-network.example',
      role: 'platform:admin',
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^maximiliane/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'هذه الصفحات لمقدّمي الرعاية' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'الانتقال إلى لوحتك' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText('patient@demo.test')).toBeVisible();
  },
};
