import { loadLazyParts } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ids, scenarios } from '@sakina/mocks';
import { getProvider, joinWaitlist, saveProvider } from '@sakina/platform/contract';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { AtAddress, at } from './story-address.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const meta = {
  title: 'Public site/Directory choices',
  component: DirectoryScreen,
  render: (args) => <AtAddress {...args} />,
  args: { query: at(''), onQueryChange: fn(), here: '/find-therapist' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: loadLazyParts,
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { amina, yusuf, grace } = ids.providers;
const people = /^\d+ (person|people) you can talk to$/;
const onPage = within(document.body);
/** Code that comes late may take its time on a busy machine. */
const firstTime = { timeout: 20_000 };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Wishes: Story = {
  name: 'A wish leaves no one out and says how far each meets it; a must leaves the others out [CARE-7]',
  args: { query: at('speciality=grief&kind=imam&wish=kind') },
  play: async ({ canvas, args }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: people });
    const all = heading.textContent;
    await expect(canvas.getAllByText('Doesn’t match your preference')[0]).toBeVisible();
    const filters = within(canvas.getByRole('region', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: /^Arabic/ }));
    await waitFor(() => expect(heading.textContent).not.toBe(all));
    await userEvent.click(
      within(await filters.findByRole('radiogroup', { name: 'Language: required or preferred?' })).getByText(
        /^Preferred/,
      ),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ wishes: ['kinds', 'languages'] }),
      { replace: false },
    );
    await waitFor(() => expect(heading.textContent).toBe(all));
    await expect((await canvas.findAllByText('Matches 2 of 2 preferences'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Matches 0 of 2 preferences')[0]).toBeVisible();
  },
};

export const ListView: Story = {
  name: 'Shows a line for each instead of a card, with sliding scale alone [ROUTE-15]',
  args: { query: at('sliding=yes') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'LIST' }), {
      replace: true,
    });
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-current', 'true');
    const rows = within(await canvas.findByRole('list', { name: 'Providers' })).getAllByRole('article');
    for (const row of rows) await expect(row).toHaveTextContent('Sliding scale');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Comparing: Story = {
  name: 'Sets three side by side, refuses a fourth in words, and goes back to the list',
  args: { query: at('speciality=grief') },
  play: async ({ canvas, args }) => {
    const boxes = await canvas.findAllByLabelText(/^Compare /);
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(await canvas.findByText('3 of 3 selected')).toBeVisible();
    await userEvent.click(boxes[3] as HTMLElement);
    const refusal = await onPage.findByText('You can compare up to three');
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(boxes[3]).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Compare' }, firstTime);
    await waitFor(() => expect(heading).toHaveFocus());
    const table = await canvas.findByRole('table', { name: 'People you’re comparing' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: 'Session price' })).toBeVisible();
    await userEvent.click(within(table).getAllByRole('button', { name: /^Remove .+$/ })[0] as HTMLElement);
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3));
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: people })).toHaveFocus());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ panel: null, compare: [expect.any(String), expect.any(String)] }),
      { replace: false },
    );
  },
};

export const ComparingOnAPhone: Story = {
  name: 'On a phone the comparison is a card for each, and who has left is said',
  globals: phone,
  args: { query: at(`compare=${amina}&compare=${yusuf}&compare=prv-gone&open=comparison&language=ar&wish=language`) },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'People you’re comparing' }, firstTime)).getAllByRole(
      'listitem',
    );
    await expect(cards.filter((card) => card.textContent.includes('Session price'))).toHaveLength(2);
    await expect(canvas.getByText('One of these people is no longer in the directory.')).toBeVisible();
    await expect(within(cards[0] as HTMLElement).getByText('Matches your preference')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const ComparisonFails: Story = {
  name: 'The comparison fails: says so, and trying again brings it',
  args: { query: at(`compare=${amina}&open=comparison`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

const lostFocus = fn();

export const Saving: Story = {
  name: 'Saves a provider by the heart and finds them by the filter',
  parameters: { account: 'patient@demo.test' },
  beforeEach: () => {
    lostFocus.mockClear();
  },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Save Dr. Amina Rahman' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save Dr. Amina Rahman' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'Filters' })).getByRole('checkbox', { name: 'Saved providers only' }),
    );
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 people you can talk to' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Dr. Amina Rahman' }));
    // In the same moment: no one who goes on with Tab begins at the top of the page.
    const lost = new MutationObserver(() => {
      if (document.activeElement === document.body) lostFocus();
    });
    lost.observe(document.body, { subtree: true, childList: true });
    const head = await canvas.findByRole('heading', { level: 2, name: '2 people you can talk to' });
    await waitFor(() => expect(head).toHaveFocus());
    lost.disconnect();
    await expect(lostFocus).not.toHaveBeenCalled();
  },
};

export const SavingFails: Story = {
  name: 'A heart that could not be kept says so and goes back',
  parameters: { account: 'patient@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(saveProvider)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Dr. Amina Rahman' }));
    const refusal = await onPage.findByText('Not saved');
    await waitFor(() => expect(refusal).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save Dr. Amina Rahman' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const SavingAsAVisitor: Story = {
  name: 'A visitor is asked to sign in and comes back to the same place',
  args: { query: at('language=ar') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Dr. Amina Rahman' }));
    const dialog = within(await onPage.findByRole('dialog', { name: 'Log in to save' }));
    await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Ffind-therapist%3Flanguage%3Dar',
    );
  },
};

export const NoOneSaved: Story = {
  name: 'No one saved yet: says how it begins',
  args: { query: at('saved=yes') },
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No saved providers yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: people })).toHaveFocus();
  },
};

export const Waiting: Story = {
  name: 'No one fits: waits for whoever does, with the musts taken over [CARE-7]',
  args: { query: at('kind=imam&language=id&gender=female&wish=language') },
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }));
    const sheet = within(await onPage.findByRole('dialog', { name: 'Join the waitlist' }, firstTime));
    await expect(await sheet.findByRole('checkbox', { name: 'Imams' })).toBeChecked();
    await expect(
      within(sheet.getByRole('radiogroup', { name: 'Language: required or preferred?' })).getByRole('radio', {
        name: 'Preferred',
      }),
    ).toBeChecked();
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Evening/ }));
    await userEvent.type(sheet.getByRole('textbox', { name: /^What’s it about/ }), 'My grandmother’s language.');
    await userEvent.click(sheet.getByRole('button', { name: 'Join the waitlist' }));
    const done = await sheet.findByRole('heading', { name: 'You’re on the waitlist' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(onPage.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WaitingAlready: Story = {
  name: 'Waits already: says kindly that the place is kept',
  args: { query: at('kind=imam&gender=female&language=id&open=waitlist') },
  parameters: { account: 'patient@demo.test' },
  play: async () => {
    const sheet = within(await onPage.findByRole('dialog', { name: 'Join the waitlist' }, firstTime));
    await userEvent.click(await sheet.findByRole('button', { name: 'Join the waitlist' }));
    await expect(await sheet.findByText('You’re already on this waitlist')).toBeVisible();
  },
};

export const WaitingFails: Story = {
  name: 'Keeps what was typed when joining fails [ERROR-2]',
  args: { query: at('open=waitlist') },
  parameters: { account: 'second@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(joinWaitlist)),
  play: async () => {
    const sheet = within(await onPage.findByRole('dialog', { name: 'Join the waitlist' }, firstTime));
    await userEvent.type(await sheet.findByRole('textbox', { name: /^What’s it about/ }), 'Nights.');
    await userEvent.click(sheet.getByRole('button', { name: 'Join the waitlist' }));
    await expect(await sheet.findByRole('alert')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: /^What’s it about/ })).toHaveValue('Nights.');
    await userEvent.click(sheet.getByRole('button', { name: 'Join the waitlist' }));
    await expect(await sheet.findByRole('heading', { name: 'You’re on the waitlist' })).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under what waiting is about in the moment that danger is typed [CARE-1]',
  args: { query: at('open=waitlist') },
  parameters: { account: 'second@demo.test' },
  play: async () => {
    const sheet = within(await onPage.findByRole('dialog', { name: 'Join the waitlist' }, firstTime));
    await expectHelpWhileTyping(sheet, await sheet.findByRole('textbox', { name: /^What’s it about/ }));
  },
};

export const WaitingAsAVisitor: Story = {
  name: 'A visitor signs in to wait and comes back to the open sheet',
  args: { query: at(`kind=imam&open=waitlist&compare=${grace}`) },
  play: async () => {
    const sheet = within(await onPage.findByRole('dialog', { name: 'Join the waitlist' }, firstTime));
    await expect(await sheet.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/auth/login?redirect=${encodeURIComponent(`/find-therapist?kind=imam&compare=${grace}&open=waitlist`)}`,
    );
  },
};
