import { loadLazyParts } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { AtAddress, at } from './story-address.tsx';
import { people } from '../story-help.ts';

const meta = {
  title: 'Public site/Directory/Narrowing',
  component: DirectoryScreen,
  render: (args) => <AtAddress {...args} />,
  args: { query: at(''), onQueryChange: fn(), here: '/find-therapist' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: loadLazyParts,
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filtering: Story = {
  name: 'Narrows by several filters, counts them, and takes them off again [ROUTE-15]',
  play: async ({ canvas, args }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Filters' }));
    const before = (await canvas.findByRole('heading', { level: 2, name: people })).textContent;
    await userEvent.click(filters.getByRole('checkbox', { name: /^Imams/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: /^Arabic/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: people }).textContent).not.toBe(before));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kinds: ['IMAM'], languages: ['ar'], page: 1 }),
      { replace: false },
    );
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Imams' }));
    await expect(chips.getByRole('button', { name: 'Remove filter: Arabic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 2, name: people })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: people })).toHaveTextContent(before ?? ''),
    );
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  },
};

export const MoreChoices: Story = {
  name: 'Opens a long filter on demand, ticked choices always in sight',
  args: { query: at('speciality=chronic-illness') },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Filters' }));
    await expect(filters.getByRole('checkbox', { name: /^Living with illness/ })).toBeChecked();
    await expect(filters.queryByRole('checkbox', { name: /^New parents/ })).not.toBeInTheDocument();
    await userEvent.click(filters.getByRole('button', { name: 'Topics: Show 9 more' }));
    await expect(filters.getByRole('checkbox', { name: /^New parents/ })).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Topics: Show fewer' })).toHaveFocus();
  },
};

export const Searching: Story = {
  name: 'Follows the words typed a moment later, at once on Enter',
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search by name, need, or city' });
    await userEvent.type(box, 'Istanbul');
    await waitFor(() =>
      expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'Istanbul' }), {
        replace: true,
      }),
    );
    await expect(await canvas.findByRole('link', { name: 'Imam Yusuf Demir' })).toBeVisible();
    await expect(box).toHaveValue('Istanbul');
    await userEvent.clear(box);
    await userEvent.type(box, 'Grace Okafor{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'Grace Okafor' }), {
      replace: true,
    });
    await expect(await canvas.findByRole('heading', { level: 2, name: '1 person you can talk to' })).toBeVisible();
  },
};

export const Sorting: Story = {
  name: 'Sorts by price, rating or the soonest free time [ROUTE-15]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sort by/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Lowest price' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'PRICE' }), {
      replace: false,
    });
    await waitFor(async () => {
      const prices = canvas
        .getAllByText(/^\$[\d,.]+ for /)
        .map((line) => Number(/[\d.]+/.exec(line.textContent ?? '')?.[0]));
      await expect(prices).toEqual([...prices].sort((a, b) => a - b));
      await expect(prices[0]).toBeLessThan(60);
    });
  },
};

export const Pages: Story = {
  name: 'Turns pages in the address and moves focus to the head of the list',
  play: async ({ canvas, args }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }), { replace: false });
    await expect(canvas.getByRole('heading', { level: 2, name: people })).toHaveFocus();
    await expect(await canvas.findByText(/^Showing 13–24 of \d+$/)).toBeVisible();
  },
};

export const PastTheEnd: Story = {
  name: 'A page that is not there any more leads back to the first',
  args: { query: at('page=99') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));
    await expect(await canvas.findByText(/^Showing 1–12 of \d+$/)).toBeVisible();
  },
};

export const Leaders: Story = {
  name: 'Shows imams and mentors only where the address is about them [ROUTE-12]',
  args: { presetKinds: ['IMAM', 'MENTOR'], query: at('kind=therapist') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find an imam or a mentor' })).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: people });
    await expect(canvas.getByRole('list', { name: 'Providers' })).not.toHaveTextContent('Therapist');
    const filters = within(canvas.getByRole('region', { name: 'Filters' }));
    await expect(filters.queryByRole('checkbox', { name: /^Therapists/ })).not.toBeInTheDocument();
  },
};
