import { scenarios } from '@sakina/mocks';
import {
  decideRecordAccess,
  listRecordGrants,
  readRecordPart,
  requestRecordAccess,
  reviewRecordAccess,
} from '@sakina/platform/contract';
import { AdminSafetyScreen, readSafetyAddress } from '@sakina/portal-features/administration/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../../shared/testing/story-place.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const address = (query: string) => readSafetyAddress(new URLSearchParams(query));
const LIST = address('list=records');
/** Ingrid's, of the record of Fatima Zahra Benali, with 48 minutes left. */
const OPEN = address('list=records&access=brk-h6d2w9p3');
const WAIT = { timeout: 8000 };

const meta = {
  title: 'Admin/Safety/Record access',
  component: AdminSafetyScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: LIST, onAddressChange: fn() },
  // Stands in for the address, which the app keeps the state in.
  render: ({ address, onAddressChange }) => (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminSafetyScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  ),
} satisfies Meta<typeof AdminSafetyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const groupOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('list', { name }, WAIT));

export const Default: Story = {
  name: 'Shows what waits for a decision, what can be read now, and what has to be reviewed [CLOUD-549]',
  play: async ({ canvas }) => {
    const waiting = await groupOf(canvas, 'Needs your approval');
    await expect(waiting.getByText('Dr. Mariam El-Sayed: access to Noah Bergström’s record')).toBeVisible();
    await expect(waiting.getByText('Complaint', { exact: false })).toBeVisible();
    const running = await groupOf(canvas, 'Active');
    await expect(running.getByText(/^Access ends at/)).toBeVisible();
    const review = await groupOf(canvas, 'Needs your review');
    await expect(review.getByText(/^Started automatically, .*no one responded within five minutes\.$/)).toBeVisible();
    await expect(review.getByText('Opened 2 times: Notes and Treatment plans.')).toBeVisible();
  },
};

export const Allows: Story = {
  name: 'Allows it once, after saying what that does [CLOUD-550]',
  play: async ({ canvas }) => {
    const waiting = await groupOf(canvas, 'Needs your approval');
    await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Give Dr. Mariam El-Sayed access to Noah Bergström’s record?' }, WAIT),
    );
    await expect(dialog.getByText('Noah Bergström is told who read it and why, within seven days.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox'), 'The complaint is in the file.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve' }));
    await expect(
      await canvas.findByText(/^Approved by Ingrid Solheim, .*The complaint is in the file\.$/, undefined, WAIT),
    ).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Needs your approval' })).toBeNull();
  },
};

export const DecidedMeanwhile: Story = {
  name: 'Says that someone else was first, and keeps what was typed [CLOUD-550] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(decideRecordAccess, { code: 'ALREADY_DECIDED' })),
  play: async ({ canvas }) => {
    const waiting = await groupOf(canvas, 'Needs your approval');
    await userEvent.click(waiting.getByRole('button', { name: 'Deny' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Deny Dr\. Mariam/ }, WAIT));
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('The complaint can be answered without it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deny' }));
    await expect(await dialog.findByText('This is no longer waiting for a decision', undefined, WAIT)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('The complaint can be answered without it.');
  },
};

export const Reviews: Story = {
  name: 'Reviews an access, and says whether the client is told [CLOUD-552]',
  play: async ({ canvas }) => {
    const review = await groupOf(canvas, 'Needs your review');
    await userEvent.click(review.getByRole('button', { name: 'Review access' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Was .* justified\?$/ }, WAIT));
    await expect(dialog.getByText('Layla Haddad is told who read it, when, why, and which parts.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'She was found asleep.');
    await userEvent.click(dialog.getByRole('button', { name: 'Review access' }));
    await expect(await dialog.findByText('Choose an answer.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Justified' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Don’t tell Layla Haddad' }));
    await expect(dialog.getByText('Layla Haddad isn’t told.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Review access' }));
    await expect(await dialog.findByText('Enter a reason, such as a court order that forbids it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Don’t tell Layla Haddad' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Review access' }));
    await expect(
      await canvas.findByText('Reviewed by Ingrid Solheim: justified. She was found asleep.', undefined, WAIT),
    ).toBeVisible();
  },
};

/** Waits for the answer to the whole name: what its beginning found goes then. */
async function chooseJonas() {
  await waitFor(() => {
    for (const option of screen.getAllByRole('option')) void expect(option).toHaveTextContent('Jonas Keller');
  }, WAIT);
  await userEvent.click(screen.getAllByRole('option')[0] ?? document.body);
}

export const Asks: Story = {
  name: 'Asks for a record with a reason and words, and says who decides [CLOUD-548]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request record access' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request record access' }, WAIT));
    await expect(dialog.getByText(/^Another administrator must approve within 30 minutes/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Request record access' }));
    await expect((await dialog.findAllByText('Choose a client.'))[0]).toBeVisible();
    await expect(dialog.getAllByText('Use at least 20 characters.')[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /^Client/ }), 'Jonas Keller');
    await chooseJonas();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Error in the record' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Why you need access/ }));
    await userEvent.paste('Two sessions stand on one day, and only one was held.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Request record access' }));
    await expect(
      await canvas.findByText('Ingrid Solheim: access to Jonas Keller’s record', undefined, WAIT),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  },
};

export const ReviewOpen: Story = {
  name: 'Says that an earlier access has to be reviewed first [CLOUD-548] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(requestRecordAccess, { code: 'REVIEW_OPEN' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request record access' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request record access' }, WAIT));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Client/ }), 'Jonas Keller');
    await chooseJonas();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Complaint' }));
    const words = dialog.getByRole('textbox', { name: /Why you need access/ });
    await userEvent.type(words, 'A complaint that has to be answered.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request record access' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('must review your last access first');
    await expect(words).toHaveValue('A complaint that has to be answered.');
  },
};

export const Reads: Story = {
  name: 'Reads a record under a bar with its name and the time left, part by part, and ends it [CLOUD-551] [CLOUD-553]',
  args: { address: OPEN },
  play: async ({ canvas, args }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Record access' }, WAIT));
    await expect(bar.getByText('You’re viewing Fatima Zahra Benali’s record')).toBeVisible();
    await expect(bar.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^4[78]:\d\d$/);
    await expect(
      (await canvas.findAllByRole('heading', { level: 2, name: /Dr\. Amina Rahman/ }, WAIT))[0],
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Questionnaires' }));
    await expect((await canvas.findAllByText(/points:/, undefined, WAIT))[0]).toBeVisible();
    await expect(args.onAddressChange).toHaveBeenLastCalledWith({ ...OPEN, part: 'MEASURES' });
    await userEvent.click(bar.getByRole('button', { name: 'End access' }));
    const over = await groupOf(canvas, 'Ended');
    await expect(over.getByText('Ended by Ingrid Solheim.')).toBeVisible();
    await expect(over.getByText('Opened 2 times: Notes and Questionnaires.')).toBeVisible();
  },
};

export const Over: Story = {
  name: 'Shows nothing of a record once its access has ended [CLOUD-553]',
  args: { address: address('list=records&access=brk-v7q3n9d5') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This access has ended' }, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Notes' })).toBeNull();
  },
};

export const OverMeanwhile: Story = {
  name: 'Shows nothing where the server says that the access is over [CLOUD-553] [ERROR-2]',
  args: { address: OPEN },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(readRecordPart, { status: 403, code: 'BREAK_GLASS_REQUIRED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This access has ended' }, WAIT)).toBeVisible();
  },
};

export const PartFails: Story = {
  name: 'Reads a part again when it could not be read [CLOUD-553]',
  args: { address: OPEN },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(readRecordPart)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(
      (await canvas.findAllByRole('heading', { level: 2, name: /Dr\. Amina Rahman/ }, WAIT))[0],
    ).toBeVisible();
  },
};

export const NotThere: Story = {
  name: 'Says that an access is not there',
  args: { address: address('list=records&access=brk-none') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We couldn’t find this access request' }, WAIT),
    ).toBeVisible();
  },
};

export const ReviewFails: Story = {
  name: 'Keeps a review that could not be saved [CLOUD-552] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(reviewRecordAccess)),
  play: async ({ canvas }) => {
    const review = await groupOf(canvas, 'Needs your review');
    await userEvent.click(review.getByRole('button', { name: 'Review access' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Was .* justified\?$/ }, WAIT));
    await userEvent.click(dialog.getByRole('radio', { name: 'Not justified' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No one was in danger.');
    await userEvent.click(dialog.getByRole('button', { name: 'Review access' }));
    await expect(await dialog.findByText(/Something went wrong on our side/, undefined, WAIT)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('No one was in danger.');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listRecordGrants)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No record access requests' }, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listRecordGrants)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading record access…')).toBeInTheDocument(), WAIT);
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listRecordGrants)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('list', { name: 'Needs your approval' }, WAIT)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { address: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'Time left' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'بانتظار موافقتك' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
