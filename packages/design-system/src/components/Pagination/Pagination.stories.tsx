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
export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { args: { summary: '11–20 / 116' }, globals: { locale: 'ar' } };
