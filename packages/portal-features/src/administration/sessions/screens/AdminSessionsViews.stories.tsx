import { saveView } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminSessionsScreen } from '@sakina/portal-features/administration/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress, rows, loaded, choose, lastAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/Sessions/Views and periods',
  component: AdminSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AdminSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChoosesAPeriod: Story = {
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await choose(canvas, /Period/, 'Today');
    await expect(lastAddress(args).period).toBe('today');
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Nov 24, 2026'))).toBe(true));
  },
};

export const DaysInThePlaceOfThePeriod: Story = {
  name: 'Days chosen in the filters take the place of the period, and a period theirs',
  args: { address: addressOf('f.startsAt=2026-10-05..2026-10-06') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /Dates in the filters/ })).toBeVisible();
    await waitFor(() => expect(rows(canvas).every((row) => /Oct [56], 2026/.test(row.textContent))).toBe(true));
    await choose(canvas, /Period/, 'Last 7 days');
    await expect(lastAddress(args)).toMatchObject({ period: 'last7', table: { filters: {} } });
    await waitFor(() => expect(rows(canvas).every((row) => /Nov/.test(row.textContent))).toBe(true));
  },
};

export const GivenViews: Story = {
  name: 'Given views show what someone may have to look at, and leave the list in one step [ADM-60]',
  play: async ({ canvas }) => {
    await loaded(canvas);
    await choose(canvas, /^All sessions/, 'Note unsigned after 24 hours');
    await waitFor(() =>
      expect(
        rows(canvas).every((row) => /Unsigned|None/.test(row.textContent) && row.textContent.includes('Completed')),
      ).toBe(true),
    );
    await choose(canvas, /^Note unsigned/, 'All sessions');
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const SavesAView: Story = {
  name: 'A view is saved with its given view and period, and sets both again',
  args: { address: addressOf('show=NO_SHOW&period=last7&f.kind=IMAM&hide=service') },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(rows(canvas).length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Save/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Missed with imams{Enter}');
    await waitFor(() => expect(screen.getByText('View saved')).toBeVisible());
    await choose(canvas, /^No-shows/, 'All sessions');
    await userEvent.click(canvas.getByRole('button', { name: /Views/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Missed with imams' }));
    await expect(lastAddress(args)).toMatchObject({ show: 'NO_SHOW', period: 'last7' });
    await expect(await canvas.findByText(/Only you see “Missed with imams”/)).toBeVisible();
  },
};

export const ViewNotSaved: Story = {
  name: 'A view whose name is taken is not saved, and that is said',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(saveView, { status: 409, code: 'NAME_TAKEN' })),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Save/ }));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Mine{Enter}');
    await waitFor(() => expect(screen.getByText('You already have a view with this name')).toBeVisible());
  },
};
