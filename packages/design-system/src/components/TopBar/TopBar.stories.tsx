import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu as MenuIcon } from 'lucide-react';
import { Avatar, Brand, Button, ButtonLink, TopBar } from '@sakina/design-system';

const nav = [
  { href: '#find', label: 'Find Therapist', isCurrent: true },
  { href: '#community', label: 'Community' },
  { href: '#about', label: 'About' },
  { href: '#pricing', label: 'Pricing' },
];

const meta = {
  title: 'Design system/Shell/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand name="Sakina" href="#home" />,
    nav,
    menuButton: (
      <Button variant="quiet" aria-label="Menu">
        <MenuIcon aria-hidden />
      </Button>
    ),
    end: (
      <>
        <ButtonLink href="#login" variant="quiet">
          {'Login'}
        </ButtonLink>
        <ButtonLink href="#signup">{'Sign Up'}</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sakina' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone, in the order it is seen [CARE-8]',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of ['Sakina', 'Find Therapist', 'Community', 'About', 'Pricing', 'Login', 'Sign Up']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const SignedIn: Story = { args: { end: <Avatar name="Omar Al-Rashid" label="Omar Al-Rashid" /> } };
export const Phone: Story = {
  name: 'Phone: a menu button in place of the navigation [FRAME-7]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { end: <ButtonLink href="#login">{'Login'}</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Community' })).toBeNull();
  },
};
export const SmallestPhone: Story = {
  name: 'Smallest phone: the menu, the brand, and the longest two ways in share one row [FRAME-7]',
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  args: {
    menuButton: (
      <Button variant="quiet" size="small" aria-label="القائمة">
        <MenuIcon aria-hidden />
      </Button>
    ),
    end: (
      <>
        <ButtonLink href="#login" variant="quiet" size="small">
          {'تسجيل الدخول'}
        </ButtonLink>
        <ButtonLink href="#signup" variant="secondary" size="small">
          {'إنشاء حساب'}
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const parts = [
      canvas.getByRole('button', { name: 'القائمة' }),
      canvas.getByRole('link', { name: 'Sakina' }),
      canvas.getByRole('link', { name: 'تسجيل الدخول' }),
      canvas.getByRole('link', { name: 'إنشاء حساب' }),
    ];
    const middles = parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = {
  args: {
    brand: <Brand name="Sakina Family and Youth Services" href="#home" />,
    nav: [...nav, { href: '#deenya', label: 'Deenya' }, { href: '#dashboard', label: 'Dashboard' }],
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    brand: <Brand name="سكينة" href="#home" />,
    nav: [
      { href: '#find', label: 'ابحث عن معالج', isCurrent: true },
      { href: '#community', label: 'المجتمع' },
      { href: '#pricing', label: 'الأسعار' },
    ],
    end: <ButtonLink href="#signup">إنشاء حساب</ButtonLink>,
  },
  globals: { locale: 'ar', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = [
      canvas.getByRole('link', { name: 'ابحث عن معالج' }),
      canvas.getByRole('link', { name: 'المجتمع' }),
    ];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
  },
};
