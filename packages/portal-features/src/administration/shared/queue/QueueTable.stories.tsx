import { initialTableState } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { listCredentialCases } from '@sakina/platform/contract';
import type { CredentialCase } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fixed, withTexts } from '../columns.ts';
import type { ColumnShape } from '../columns.ts';
import { useCursorRows } from '../use-cursor-rows.ts';
import { QueueTable } from './QueueTable.tsx';

const shapes: readonly ColumnShape<CredentialCase, 'name' | 'submittedAt'>[] = [
  { id: 'name', kind: 'text', value: (row) => row.displayName, isRowHeader: true, ...fixed, width: 240 },
  { id: 'submittedAt', kind: 'date', value: (row) => row.submittedAt, ...fixed },
];
const columns = withTexts(shapes, { header: (id) => ({ name: 'Name', submittedAt: 'Submitted' })[id] });

/** A queue as a screen shows it, read piece by piece. */
function Queue({ onOpen }: { onOpen: (id: string) => void }) {
  const [state, setState] = useState(initialTableState(columns));
  const list = useCursorRows(listCredentialCases, { query: { limit: 10 } });
  return (
    <QueueTable
      caption="Needs a decision"
      columns={columns}
      list={list}
      rowLabel={({ displayName }) => displayName}
      state={state}
      onStateChange={setState}
      onOpen={onOpen}
      empty={{ title: 'Nothing to review', body: 'What has to be decided appears here.' }}
    />
  );
}

const meta = {
  title: 'Admin/Queue/Table',
  component: Queue,
  parameters: { account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { onOpen: fn() },
} satisfies Meta<typeof Queue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A row is opened by keyboard',
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('rowheader', { name: 'Imam Amirul Kurniawan' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Searched: Story = {
  name: 'A search finds what was not loaded yet, though the server does not search',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'patrick');
    await expect(await canvas.findByText('1 of 26 rows')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Patrick Hughes' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listCredentialCases)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Imam Amirul Kurniawan' })).toBeVisible();
  },
};
