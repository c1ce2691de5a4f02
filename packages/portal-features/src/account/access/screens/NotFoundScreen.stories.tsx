import { accountOf } from '@sakina/mocks';
import { userFromClaims } from '@sakina/platform/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Public site/Access/Not found',
  component: NotFoundScreen,
  args: { pathname: '/2019/archive.php', user: null },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Suggests the most visited pages, and links home [ROUTE-32]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Popular pages' })).getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const MistypedAddress: Story = {
  name: 'Guesses what a mistyped address meant [ROUTE-32]',
  args: { pathname: '/therapsit' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Were you looking for one of these?' });
    await expect(within(list).getByRole('link', { name: 'Find a therapist' })).toHaveAttribute(
      'href',
      '/find-therapist',
    );
  },
};

export const Searching: Story = {
  name: 'Searches while you type [ROUTE-32]',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the pages' }), 'pricng');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 page matches');
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the pages' }), 'aquarium');
    await expect(canvas.getByRole('status')).toHaveTextContent('No pages match. Try fewer or different words.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('list', { name: 'Popular pages' })).toBeVisible();
  },
};

export const ForTherapist: Story = {
  args: { pathname: '/provider/note', user: userFromClaims(accountOf('therapist@demo.test').claims) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Session notes' })).toHaveAttribute('href', '/provider/notes');
    await expect(canvas.queryByRole('link', { name: 'Administration: sessions' })).toBeNull();
  },
};

export const Administration: Story = {
  args: { pathname: '/admin/sesions', user: userFromClaims(accountOf('admin@demo.test').claims) },
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Administration: sessions' })).toHaveAttribute(
      'href',
      '/admin/sessions',
    );
  },
};

export const LongText: Story = {
  name: 'Fits a long address and long words at 200% text size [CARE-8]',
  args: {
    pathname: `/${'therapistinnewyorkwhospeaksarabic'.repeat(8)}/${'%D9%85%D8%B9%D8%A7%D9%84%D8%AC'.repeat(12)}`,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search the pages' }),
      'Donaudampfschifffahrtsgesellschaft',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('No pages match.');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  name: 'Guesses and searches in Arabic too',
  args: { pathname: '/therapsit' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'لم نعثر على هذه الصفحة' })).toBeVisible();
    const list = canvas.getByRole('list', { name: 'لعلّك تبحث عن' });
    await expect(within(list).getByRole('link', { name: 'البحث عن معالج نفسي' })).toHaveAttribute(
      'href',
      '/find-therapist',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'البحث في الصفحات' }), 'الأسعار');
    await expect(canvas.getByRole('status')).toHaveTextContent('صفحة واحدة مطابقة');
  },
};
