import { Eye, Mail } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, initialTableState, Select } from '@sakina/design-system';
import type { DataTableProps } from '@sakina/design-system';
import { exampleArgs } from './example-args.tsx';
import { exampleRows } from './example-rows.ts';
import type { ExampleRow } from './example-rows.ts';
import { columnsWithBadges, KeptTable } from './example-table.tsx';

const { columns, rows, state } = exampleArgs;
const arabicColumns = columnsWithBadges('ar');
const onOpen = fn();
const onWrite = fn();
const onRetry = fn();
const onCommit = fn();

const meta = {
  title: 'Design system/Data/DataTable',
  component: DataTable<ExampleRow>,
  tags: ['autodocs'],
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Sessions' });
    await expect(grid).toHaveAttribute('aria-rowcount', '2401');
    await expect(canvas.getByText('2,400 rows')).toBeVisible();
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await expect(within(grid).getByRole('columnheader', { name: /^Fee/ })).toHaveAttribute('aria-sort', 'none');
  },
};

export const MissingValues: Story = {
  name: 'A missing value is a dash that says why, in the grid and in cards',
  args: {
    columns: columns.map((column) =>
      column.id === 'provider' ? { ...column, value: () => null, missing: 'Nobody has taken it yet' } : column,
    ),
  },
  play: async ({ canvas }) => {
    const [dash] = await canvas.findAllByTitle('Nobody has taken it yet');
    await expect(dash).toHaveTextContent('–');
    await expect(canvas.getAllByRole('gridcell', { name: 'Nobody has taken it yet' }).length).toBeGreaterThan(5);
  },
};

export const HeadOverNumbers: Story = {
  name: 'The head of a column of numbers ends where its numbers end',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Sessions' });
    const head = within(grid).getByRole('columnheader', { name: /^Fee/ });
    const endOf = (cell: Element) => Math.round(cell.querySelector('bdi')?.getBoundingClientRect().right ?? -1);
    const cells = [...grid.querySelectorAll('.row > [data-kind="number"]')].filter(
      (cell) => cell.getAttribute('aria-colindex') === head.getAttribute('aria-colindex'),
    );
    await expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells) await expect(endOf(cell)).toBe(endOf(head));
  },
};

export const Sorted: Story = {
  name: 'A press on a column header sorts, and a row’s menu acts on that row',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Sessions' });
    await userEvent.click(within(grid).getByText('Fee'));
    await expect(within(grid).getByRole('columnheader', { name: /^Fee/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(await canvas.findByText('Sorted by Fee, ascending')).toBeInTheDocument();
    await userEvent.click(within(grid).getAllByRole('button', { name: /^Actions for/ })[2] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Write to/ }));
    await expect(onWrite).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { rows: exampleRows(300) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const head = (name: RegExp) => within(grid).getByRole('columnheader', { name });
    const rowOf = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    for (const name of ['Search Sessions', 'Filters', 'Columns']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await expect(head(/^Select all/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(head(/^Client/)).toHaveFocus();
    await expect(head(/^Client/)).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(await canvas.findByText('Sorted by Client, ascending, Number, ascending')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await canvas.findByText(/^Number: \d+ pixels wide$/)).toBeInTheDocument();
    await userEvent.keyboard('{F2}');
    await screen.findByRole('menu', { name: 'Number options' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(head(/^Number/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowOf()).toBe('2');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(rowOf()).toBe('301');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '9');
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(Number(rowOf())).toBeLessThan(300);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(rowOf()).toBe('2');
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 rows selected');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Write to/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onWrite).toHaveBeenCalledOnce();
    await waitFor(() => expect(rowOf()).toBe('4'));
    // One stop: from any cell, Tab leaves the grid.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading rows…')).toBeVisible();
  },
};

export const LoadingAgain: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('gridcell', { name: 'SES-10000' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sessions will be listed here' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const EmptyWithTools: Story = {
  name: 'What narrows the rows is no wider than a search where there are none',
  args: {
    rows: [],
    tools: (
      <Select label="Show" isLabelHidden isRequired options={[{ id: 'all', label: 'All sessions' }]} value="all" />
    ),
  },
  play: async ({ canvas }) => {
    const tool = canvas.getByRole('button', { name: /Show$/ });
    await expect(tool.getBoundingClientRect().width).toBeLessThanOrEqual(384);
  },
};

export const NoMatch: Story = {
  args: { state: { ...state, search: 'no one of this name' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matching rows' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(canvas.getByText('2,400 rows')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { rows: [], onRetry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load these rows');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  render: ({ caption, columns: shown, rows: all, rowKey, rowLabel, state: kept, onStateChange, empty }) => (
    <KeptTable
      caption={caption}
      columns={shown}
      rows={all}
      rowKey={rowKey}
      rowLabel={rowLabel}
      state={kept}
      onStateChange={onStateChange}
      empty={empty}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAttribute('aria-colindex', '1');
  },
};

export const Pinned: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, isHiddenAtFirst: false, width: 260 })),
    state: { ...state, columns: { ...state.columns, hidden: [], pins: { client: 'start', status: 'end' } } },
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const client = within(grid).getByRole('columnheader', { name: /^Client/ });
    const status = within(grid).getByRole('columnheader', { name: /^Status/ });
    const places = () => [client.getBoundingClientRect().left, status.getBoundingClientRect().left];
    const before = places();
    grid.scrollTo({ left: 300 });
    await waitFor(() =>
      expect(
        within(grid)
          .getByRole('columnheader', { name: /^Number/ })
          .getBoundingClientRect().left,
      ).toBeLessThan(client.getBoundingClientRect().right),
    );
    await expect(places()).toEqual(before);
  },
};

export const Narrow: Story = {
  name: 'Where the table is narrower than its columns the optional ones are left out, until one is asked for',
  args: {
    columns: columns.map((column) => ({ ...column, isOptional: column.id === 'provider' || column.id === 'day' })),
  },
  decorators: [(Table) => <div style={{ inlineSize: '48rem' }}>{Table()}</div>],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const header = (name: RegExp) => within(grid).queryByRole('columnheader', { name });
    await expect(header(/^Day/)).toBeNull();
    await expect(header(/^Status/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const day = await screen.findByRole('checkbox', { name: 'Day' });
    await expect(day).not.toBeChecked();
    await userEvent.click(day);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(header(/^Day/)).toBeVisible());
    await expect(header(/^Provider/)).toBeNull();
  },
};

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    const list = canvas.getByRole('list', { name: 'Sessions' });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Number, descending' }));
    await waitFor(() => expect(within(list).getByText('SES-12399')).toBeVisible());
    await userEvent.click(within(list).getAllByRole('checkbox')[0] as HTMLElement);
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 row selected');
  },
};

export const CardsWithAFigure: Story = {
  name: 'A row on a phone shows beside its name the number that its column names, else the last one',
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map((column) => (column.id === 'minutes' ? { ...column, isFigure: true } : column)) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')[0] as HTMLElement;
    await expect(row.querySelector('.figure')).toHaveTextContent(/^Minutes \d+$/);
  },
};

export const CardsWithGaps: Story = {
  name: 'A row on a phone leaves out what is missing, and shows the next fact in its place',
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map((column) => (column.id === 'provider' ? { ...column, value: () => null } : column)) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')[0] as HTMLElement;
    await expect(row).not.toHaveTextContent('–');
    await expect(
      within(row)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Number', 'Day', 'Status']);
  },
};

export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      client: `${row.client} and the whole family of ${row.client}, referred by the school in the old town`,
      provider: `${row.provider}, on behalf of the regional center`,
    })),
    columns: columns.map((column) =>
      column.id === 'minutes' ? { ...column, header: 'Minutes that were spent together in the session' } : column,
    ),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('rowheader')[1] as HTMLElement;
    const low = cell.getBoundingClientRect().height;
    cell.focus();
    await expect(cell.getBoundingClientRect().height).toBeGreaterThan(low);
  },
};

export const RightToLeft: Story = {
  args: {
    caption: 'الجلسات',
    columns: arabicColumns,
    rows: exampleRows(2400, 'arabic'),
    state: {
      ...initialTableState(arabicColumns),
      filters: { status: { kind: 'choice', values: ['completed', 'booked'] } },
    },
    rowActions: (row) => [{ id: 'open', label: 'افتح الجلسة', icon: <Eye />, onAction: () => onOpen(row) }],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'الجلسات' });
    const client = within(grid).getByRole('columnheader', { name: /^العميل/ });
    await expect(client.getBoundingClientRect().left).toBeGreaterThan(
      within(grid)
        .getByRole('columnheader', { name: /^الرقم/ })
        .getBoundingClientRect().left,
    );
    client.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(grid).getByRole('columnheader', { name: /^الرقم/ })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'التصفيات النشطة' })).toBeVisible();
  },
};

export const Admin: Story = {
  args: { state: { ...state, sort: [{ column: 'day', direction: 'descending' }] } },
  globals: { theme: 'admin', density: 'compact' },
};

export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };

export const CardsRightToLeft: Story = {
  args: { ...RightToLeft.args },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};
