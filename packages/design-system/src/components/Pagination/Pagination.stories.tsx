import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '@sakina/design-system';
import type { PaginationProps } from '@sakina/design-system';

const onPageChange = fn();

/** A list's owner, which keeps the page. */
function Pages(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  if (args.hrefFor) return <Pagination {...args} />;
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        args.onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 2, pageCount: 12, summary: 'Showing 11 to 20 of 116 providers', onPageChange },
  render: (args) => <Pages {...args} />,
  beforeEach: () => {
    onPageChange.mockClear();
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(12);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { page: 2, pageCount: 3 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const KeepsFocusAtTheEnd: Story = {
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenCalledOnce();
  },
};

export const Links: Story = {
  args: { page: 1, pageCount: 4, hrefFor: (page: number) => `#page-${page}`, onPageChange: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1, summary: 'All 7 providers are shown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByText('All 7 providers are shown')).toBeVisible();
  },
};

export const Many: Story = { args: { page: 118, pageCount: 240, summary: 'Showing 2,341 to 2,360 of 4,800 sessions' } };
export const LongText: Story = {
  args: {
    page: 118,
    pageCount: 2_400,
    summary:
      'Showing 2,341 to 2,360 of 48,000 appointments of Sakina Family and Youth Services that match your three filters',
  },
};
export const Phone: Story = {
  name: 'On a phone: previous, current page, next',
  args: { page: 118, pageCount: 240 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 118 of 240')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 118' })).not.toBeInTheDocument();
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { summary: 'من 11 إلى 20 من أصل 116 مقدّم رعاية' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [back, forth] = [
      canvas.getByRole('button', { name: 'الصفحة السابقة' }),
      canvas.getByRole('button', { name: 'الصفحة التالية' }),
    ];
    await expect(back.getBoundingClientRect().left).toBeGreaterThan(forth.getBoundingClientRect().left);
  },
};
