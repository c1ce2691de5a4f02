import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '@sakina/design-system';
import type { DataTableProps, SavedView } from '@sakina/design-system';
import { exampleArgs, manyRows } from './example-args.tsx';
import type { ExampleRow } from './example-rows.ts';
import { KeptTable } from './example-table.tsx';
import { onRemind, onFile, onNote } from './story-cells.tsx';

const { rows, state } = exampleArgs;

const meta = {
  title: 'Design system/Data/DataTable at work',
  component: DataTable<ExampleRow>,
  args: exampleArgs,
  render: (args) => <KeptTable {...args} />,
  beforeEach: () => {
    for (const spy of [onRemind, onFile, onNote]) spy.mockClear();
  },
} satisfies Meta<DataTableProps<ExampleRow>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A server with 240 rows in pages of 60; the third page fails once. */
function Served(props: DataTableProps<ExampleRow>) {
  const [{ loaded, hasFailed }, setPage] = useState({ loaded: 60, hasFailed: false });
  const more = () =>
    setPage((page) =>
      page.loaded === 120 && !page.hasFailed
        ? { ...page, hasFailed: true }
        : { loaded: Math.min(240, page.loaded + 60), hasFailed: false },
    );
  return (
    <KeptTable
      {...props}
      rows={rows.slice(0, loaded)}
      server={{ total: 240, hasMore: loaded < 240, hasFailed, onLoadMore: more }}
    />
  );
}

export const Server: Story = {
  name: 'A server’s rows load as they are scrolled to, and again after a failure',
  args: { isSelectable: true },
  render: (args) => <Served {...args} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '241');
    await expect(canvas.getByText('60 of 240 rows loaded')).toBeVisible();
    grid.scrollTo({ top: grid.scrollHeight });
    await expect(await canvas.findByText('120 of 240 rows loaded')).toBeVisible();
    grid.scrollTo({ top: grid.scrollHeight });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load more rows.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('180 of 240 rows loaded')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(within(grid).getByRole('checkbox', { name: 'Select all rows shown' }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('180 rows selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 240 matching rows' }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('240 rows selected');
  },
};

export const LoadingMore: Story = {
  args: { rows: rows.slice(0, 30), server: { total: 2400, hasMore: true, isLoadingMore: true, onLoadMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more rows…')).toBeVisible();
  },
};

export const Selection: Story = {
  name: 'A hundred thousand rows are selected at once, and some deselected',
  args: {
    rows: manyRows,
    isSelectable: true,
    bulkActions: [
      { id: 'remind', label: 'Send a reminder', icon: <Send aria-hidden />, onAction: onRemind },
      { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, isDanger: true, onAction: fn() },
    ],
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(within(grid).getByRole('checkbox', { name: 'Select all rows shown' }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('100,000 rows selected');
    await userEvent.click(within(grid).getAllByRole('checkbox')[2] as HTMLElement);
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('99,999 rows selected');
    await expect(within(grid).getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a reminder' }));
    await expect(onRemind).toHaveBeenCalledWith({ mode: 'allExcept', keys: new Set(['SES-10001']) }, 99_999);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};

export const RowsStay: Story = {
  name: 'No row moves as rows are selected: a second press at the same place takes the first back',
  args: { rows: manyRows, isSelectable: true },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const boxes = () => within(grid).getAllByRole('checkbox');
    const places = () =>
      boxes()
        .slice(0, 4)
        .map((box) => Math.round(box.getBoundingClientRect().top));
    const before = places();
    for (const index of [1, 2, 3]) await userEvent.click(boxes()[index] as HTMLElement);
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 rows selected');
    await expect(places()).toEqual(before);
    await userEvent.click(boxes()[1] as HTMLElement);
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 rows selected');
  },
};

export const Filters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Unsigned' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Fee at least' }), '100');
    await userEvent.type(panel.getByRole('textbox', { name: 'Fee at most' }), 'about 200');
    await expect(panel.getByRole('textbox', { name: 'Fee at most' })).toHaveAccessibleDescription(/Enter a number/);
    await userEvent.click(panel.getByRole('button', { name: /rows$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus());
    await expect(canvas.getByText(/^\d+ of 2,400 rows$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Fee: from 100' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter: Status: Unsigned' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2,400 rows')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};

export const FilterOfAColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter by Day…' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() =>
      expect(
        within(panel.getByRole('group', { name: 'Day from' })).getByRole('spinbutton', { name: /^month/ }),
      ).toHaveFocus(),
    );
  },
};

export const Columns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(await panel.findByRole('checkbox', { name: 'Client' })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Minutes' }));
    await userEvent.click(panel.getByRole('button', { name: 'Move Day toward start' }));
    await userEvent.click(panel.getByRole('button', { name: 'Move Day toward start' }));
    await expect(panel.getByRole('button', { name: 'Move Day toward start' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Client', 'Day', 'Number', 'Provider', 'Fee', 'Status']);
  },
};

function Viewed(props: DataTableProps<ExampleRow>) {
  const [list, setList] = useState<readonly SavedView[]>([
    {
      id: 'unsigned',
      name: 'Waiting for a signature',
      state: {
        sort: [{ column: 'day', direction: 'ascending' }],
        filters: { status: { kind: 'choice', values: ['unsigned'] } },
        columns: state.columns,
      },
    },
  ]);
  return (
    <KeptTable
      {...props}
      views={{
        list,
        onSave: (name, kept) => setList([...list, { id: `view-${list.length}`, name, state: kept }]),
        onChange: (view) => setList(list.map((other) => (other.id === view.id ? view : other))),
        onDelete: (id) => setList(list.filter((view) => view.id !== id)),
      }}
    />
  );
}

export const SavedViews: Story = {
  render: (args) => <Viewed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Waiting for a signature' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter: Status: Unsigned' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'View: Waiting for a signature' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename “Waiting for a signature”…' }));
    const name = await screen.findByRole('textbox', { name: 'View name' });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription(/Enter a name for the view/);
    await userEvent.type(name, 'To sign{Enter}');
    await expect(await canvas.findByRole('button', { name: 'View: To sign' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'View: To sign' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “To sign”' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the view “To sign”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('button', { name: 'Views' })).toBeVisible();
  },
};

export const Export: Story = {
  args: {
    rows: [
      ...rows.slice(0, 40),
      { ...(rows[0] as ExampleRow), id: 'SES-9', client: '=HYPERLINK("https://example.org")' },
    ],
    exportFile: { name: 'Sessions', day: '2026-11-24', onFile },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hyperlink');
    // Wait for the announcement of the result, which would replace the one about the file.
    await expect(await canvas.findByText('1 matching row')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(onFile).toHaveBeenCalledWith({
      name: 'sessions-2026-11-24.csv',
      text: '\ufeffClient,Number,Provider,Day,Minutes,Fee,Status\r\n"\'=HYPERLINK(""https://example.org"")",SES-9,Dr. Leila Haddad,2025-01-01,50,180,Completed\r\n',
      count: 1,
      isCut: false,
    });
    await expect(await canvas.findByText('1 row exported')).toBeInTheDocument();
  },
};

/** The data arrives on a press, so that the time after it can be measured. */
function Arriving(props: DataTableProps<ExampleRow>) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <button type="button" data-measure="rows" onClick={() => setCome(true)}>
        {'Let the rows come'}
      </button>
      <KeptTable {...props} rows={hasCome ? manyRows : []} isLoading={!hasCome} />
    </>
  );
}

/** The story that `npm run measure` takes its timings from. */
export const Measured: Story = {
  args: { isSelectable: true },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Let the rows come' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};
