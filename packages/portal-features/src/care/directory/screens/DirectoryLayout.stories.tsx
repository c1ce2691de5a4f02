import { loadLazyParts } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchProviders } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { AtAddress, at } from './story-address.tsx';

const meta = {
  title: 'Public site/Directory layout',
  component: DirectoryScreen,
  render: (args) => <AtAddress {...args} />,
  args: { query: at(''), onQueryChange: fn(), here: '/find-therapist' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: loadLazyParts,
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrderOnAPhone: Story = {
  name: 'On a phone the search and the filters share a line, and the order of the list stands with the filters',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 2, name: /people you can talk to$/ });
    const open = canvas.getByRole('button', { name: 'Filters' });
    const search = await canvas.findByRole('searchbox', { name: 'Search by name, need, or city' });
    const [one, other] = [open.getBoundingClientRect(), search.getBoundingClientRect()];
    await expect(Math.abs(one.top + one.height / 2 - other.top - other.height / 2)).toBeLessThan(2);
    await userEvent.click(open);
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('button', { name: /Sort by/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Lowest price' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'PRICE' }), {
      replace: true,
    });
  },
};

export const Updating: Story = {
  name: 'While the list is updated it stays where it is [FAST-2]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas, msw }) => {
    const heart = await canvas.findByRole('button', { name: 'Save Dr. Amina Rahman' });
    const list = canvas.getByRole('list', { name: 'Providers' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.getByText(/^Times are in .*, your time zone\.$/)).toBeVisible();
    const place = () => list.getBoundingClientRect().top + window.scrollY;
    const before = place();
    // Who was saved may change what is found, so the list is read again.
    msw.use(scenarios.loading(searchProviders));
    await userEvent.click(heart);
    await waitFor(() => expect(canvas.getByText('Updating the list…')).toBeVisible());
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(place()).toBe(before);
  },
};

export const AskingForAnother: Story = {
  name: 'While another list is asked for, the one before stays and says that it is updated [FAST-2]',
  play: async ({ canvas, msw }) => {
    const list = await canvas.findByRole('list', { name: 'Providers' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const sort = await canvas.findByRole('button', { name: /Sort by/ });
    msw.use(scenarios.loading(searchProviders));
    await userEvent.click(sort);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Lowest price' }));
    await waitFor(() => expect(canvas.getByText('Updating the list…')).toBeVisible());
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toBeVisible();
  },
};

export const Desk: Story = {
  name: 'On a desk a person takes a fifth of a window, with price and time at the end of the card',
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Providers' })).getAllByRole('article');
    const heights = cards.slice(0, 3).map(({ offsetHeight }) => offsetHeight);
    // What is further down is only as high as it is expected to be.
    await expect(Math.min(...heights)).toBeLessThanOrEqual(184);
    const [first] = cards;
    const price = within(first ?? document.body).getByText(/ for \d+ minutes$/);
    await expect(price.getBoundingClientRect().left).toBeGreaterThan(
      (first ?? price).getBoundingClientRect().left + (first ?? price).offsetWidth / 2,
    );
  },
};
