import { DataTable, initialTableState } from '@sakina/design-system';
import type { DataColumn } from '@sakina/design-system';
import { searchEverything } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminTools } from '@sakina/portal-features/administration/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { configure, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

interface Row {
  id: string;
  name: string;
}
const rows: readonly Row[] = [
  { id: 'a', name: 'Ahlam' },
  { id: 'b', name: 'Bashir' },
];

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name, isRowHeader: true },
];

/** A list, for the keys of rows. */
function Names() {
  const [state, setState] = useState(() => initialTableState(columns));
  return (
    <DataTable
      caption="Names"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      state={state}
      onStateChange={setState}
      today="2026-11-24"
      empty={null}
    />
  );
}

const meta = {
  title: 'Admin/Find everything',
  component: AdminTools,
  parameters: { account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { onGo: fn(), areKeysOn: true, onKeysChange: fn() },
  // Stands in for the frame, which keeps the choice.
  render: function InFrame({ areKeysOn, onKeysChange, ...args }) {
    const [areOn, setOn] = useState(areKeysOn);
    return (
      <>
        <AdminTools
          {...args}
          areKeysOn={areOn}
          onKeysChange={(isOn) => {
            setOn(isOn);
            onKeysChange(isOn);
          }}
        />
        <div>
          <Names />
          <label>
            Note <input />
          </label>
        </div>
      </>
    );
  },
  // Results that change under the virtual focus have React Aria send events while React works, which Testing Library's
  // `act`, around every event in the development build, does not allow. In the product nothing is wrapped.
  beforeEach: () => {
    let former: Parameters<typeof configure>[0] = {};
    configure((known) => {
      former = known;
      return { eventWrapper: (fire) => fire() };
    });
    return () => configure(former);
  },
} satisfies Meta<typeof AdminTools>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: /Search pages, people, and actions/ });
const opened = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everything' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const OfAnOwner: Story = {
  name: 'An owner is not offered a section whose calls refuse them, nor led there by its key [ROLE-4]',
  parameters: { account: 'owner@demo.test' },
  play: async ({ args }) => {
    await userEvent.keyboard('gm');
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.keyboard('gr');
    await expect(args.onGo).toHaveBeenCalledWith('/admin/revenue');
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    await expect(await within(sheet).findByText('Revenue')).toBeInTheDocument();
    await expect(within(sheet).queryByText('Moderation')).not.toBeInTheDocument();
  },
};

export const Default: Story = {
  name: 'A name finds people, sessions and payments by kind, each a link; the words stay out of every address [SEC-8]',
  play: async () => {
    const asked: string[] = [];
    const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    const dialog = await opened();
    await userEvent.keyboard('layla haddad');
    const people = await dialog.findByRole('group', { name: 'People' });
    const person = within(people).getByRole('menuitem', { name: /^Layla Haddad/ });
    await expect(person).toHaveAttribute('href', `/admin/users?user=${ids.users.layla}`);
    await expect(within(dialog.getByRole('group', { name: 'Sessions' })).getAllByRole('menuitem').length).toBe(5);
    await expect(dialog.getByRole('group', { name: 'Payments' })).toBeVisible();
    await expect(dialog.queryByRole('group', { name: 'Providers' })).not.toBeInTheDocument();
    observer.disconnect();
    await expect(asked.join(' ')).not.toMatch(/layla/i);
    await expect(location.href).not.toMatch(/layla/i);
  },
};

export const Keyboard: Story = {
  name: 'An id is the first result, which Enter takes without another key; Escape gives the focus back [CARE-8]',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' });
    button.focus();
    const dialog = await opened();
    await userEvent.keyboard(ids.users.noah);
    const found = await dialog.findByRole('group', { name: 'People' });
    // What the beginning of the id found goes once the whole was asked for.
    await waitFor(() => expect(within(found).getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(async () =>
      expect(await field()).toHaveAttribute('aria-activedescendant', within(found).getByRole('menuitem').id),
    );
    await userEvent.keyboard('{Escape}{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const GoesToSections: Story = {
  name: 'g and a letter go to a section; while someone types in a field no key does anything [ADM-110]',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('gu');
    await expect(args.onGo).toHaveBeenLastCalledWith('/admin/users');
    await userEvent.keyboard('ga');
    await expect(args.onGo).toHaveBeenLastCalledWith('/admin/settings?view=audit');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'gs?');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('gs?');
    await expect(args.onGo).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const MovesThroughRows: Story = {
  name: 'j and k move through the rows of a list [ADM-110]',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ahlam/ });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('jj');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Bashir/ })).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('k');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Ahlam/ })).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const OpensTheFilters: Story = {
  name: 'f opens the filters of a list, and does nothing while someone types [ADM-110]',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ahlam/ });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'f');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    canvas.getByRole('textbox', { name: 'Note' }).blur();
    await userEvent.keyboard('f');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Sheet: Story = {
  name: 'The question mark opens the sheet of all keys, which can be switched off [ADM-110]',
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('g then u')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: /Single-key shortcuts/ }));
    await expect(args.onKeysChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await gone();
    await userEvent.keyboard('gu?');
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // What needs Control goes on working, and leads back to the sheet, by its name or another word for it.
    const dialog = await opened();
    await userEvent.keyboard('hotkeys');
    await userEvent.click(await dialog.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(searchEverything)),
  play: async () => {
    const dialog = await opened();
    await userEvent.keyboard('layla');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Searching…'));
  },
};

export const Empty: Story = {
  name: 'Where nothing is found, it says so',
  play: async () => {
    const dialog = await opened();
    await userEvent.keyboard('zzzzzz');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Nothing found for “zzzzzz”'));
  },
};

export const Error: Story = {
  name: 'A failure is never shown as nothing found, and pages can still be reached [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(searchEverything)),
  play: async () => {
    const dialog = await opened();
    await userEvent.keyboard('rev');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Search isn’t responding/));
    await expect(dialog.getByRole('menuitem', { name: 'Revenue' })).toHaveAttribute('href', '/admin/revenue');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'البحث في كل شيء' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('الاعدادات');
    await expect(await dialog.findByRole('menuitem', { name: 'الإعدادات' })).toHaveAttribute('href', '/admin/settings');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(await screen.findByRole('dialog', { name: 'Search everything' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
