import { Eye, Mail } from 'lucide-react';
import { Profiler } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '@sakina/design-system';
import type { DataTableProps } from '@sakina/design-system';
import { exampleArgs, manyRows } from './example-args.tsx';
import type { ExampleRow } from './example-rows.ts';
import { KeptTable } from './example-table.tsx';

const onOpen = fn();
const onWrite = fn();
const onRetry = fn();
const onCommit = fn();

const meta = {
  title: 'Design system/Data/DataTable/Many rows',
  component: DataTable<ExampleRow>,
  args: {
    ...exampleArgs,
    isSelectable: true,
    onRowAction: onOpen,
    rowActions: (row) => [
      { id: 'open', label: 'Open the session', icon: <Eye />, onAction: () => onOpen(row) },
      { id: 'write', label: `Write to ${row.client}`, icon: <Mail />, onAction: () => onWrite(row) },
    ],
  },
  render: (args) => <KeptTable {...args} />,
  beforeEach: () => {
    for (const spy of [onOpen, onWrite, onRetry, onCommit]) spy.mockClear();
  },
} satisfies Meta<DataTableProps<ExampleRow>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HundredThousand: Story = {
  name: 'A hundred thousand rows, of which a few are in the DOM',
  args: { rows: manyRows },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    grid.scrollTo({ top: grid.scrollHeight });
    await expect(await within(grid).findByText('SES-109999')).toBeVisible();
    await expect(grid.querySelectorAll('.row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('amina silva');
    await expect(await canvas.findByText(/^[\d,]+ of 100,000 rows$/)).toBeVisible();
    await expect(grid.querySelector('.row [role="rowheader"]')).toHaveTextContent('Amina Silva');
  },
};

export const NothingRendersAgain: Story = {
  name: 'A change of theme, density or direction re-renders nothing [FAST-5]',
  args: { rows: manyRows },
  render: (args) => (
    <Profiler id="table" onRender={onCommit}>
      <KeptTable {...args} />
    </Profiler>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = { theme: root.dataset['theme'] ?? '', density: root.dataset['density'] ?? '', dir: root.dir };
    const grid = canvas.getByRole('grid');
    grid.scrollTo({ top: 200_000 });
    const box = grid.getBoundingClientRect();
    const seen = () =>
      document
        .elementFromPoint(box.left + box.width / 2, box.top + 80)
        ?.closest('[role="row"]')
        ?.getAttribute('aria-rowindex');
    await waitFor(() => expect(Number(seen())).toBeGreaterThan(1000));
    const row = Number(seen());
    // Once scrolling stops, more rows are drawn around the viewport.
    await waitFor(() => expect(grid.querySelector(`[data-row="${row - 12}"]`)).not.toBeNull());
    const high = grid.querySelector('[role="row"][data-row="0"], .row')?.getBoundingClientRect().height ?? 0;
    // Scrolling was counted, which proves that the profiler works.
    await expect(onCommit).toHaveBeenCalled();
    onCommit.mockClear();
    root.dataset['theme'] = 'admin';
    root.dataset['density'] = 'compact';
    root.dir = 'rtl';
    await waitFor(() => expect(grid.querySelector('.row')?.getBoundingClientRect().height).toBeLessThan(high));
    // The same row stays in view, though every row is shorter now.
    await waitFor(() => expect(Math.abs(Number(seen()) - row)).toBeLessThanOrEqual(2));
    await expect(onCommit).not.toHaveBeenCalled();
    root.dataset['theme'] = before.theme;
    root.dataset['density'] = before.density;
    root.dir = before.dir;
  },
};
