import { scenarios } from '@sakina/mocks';
import { listWaitlist, offerWaitlistTime } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';

const meta = {
  title: 'Provider/Calendar waitlist',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'agenda', date: '2026-12-09', eventId: null }, onPlaceChange: fn(), onLeave: fn() },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole'>;

const waiting = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Waitlist' }));

async function openOffer(canvas: Canvas) {
  await userEvent.click(await (await waiting(canvas)).findByRole('button', { name: /^Offer a time to Hanna/ }));
  return within(await screen.findByRole('dialog', { name: /^Offer a time to Hanna/ }));
}

async function chooseTime(dialog: Awaited<ReturnType<typeof openOffer>>) {
  await waitFor(() => expect(dialog.getByRole('button', { name: /Available time/ })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: /Available time/ }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
}

export const Default: Story = {
  name: 'Shows who waits, those first who have waited longest, with what they need and would like [CARE-7]',
  play: async ({ canvas }) => {
    const list = await waiting(canvas);
    const items = await list.findAllByRole('listitem');
    await expect(items.length).toBeGreaterThan(1);
    await expect(items[0]).toHaveTextContent(/Hanna.*Waiting for you since Friday, November 13/);
    await expect(list.getByText('Must have: English')).toBeVisible();
    await expect(list.getByText('Prefers: In person')).toBeVisible();
    await expect(list.getByText('Waiting for anyone who fits since Saturday, November 21')).toBeVisible();
  },
};

export const Offers: Story = {
  name: 'Offers a time to someone who waits, who then has it to answer [CLOUD-118]',
  play: async ({ canvas }) => {
    const dialog = await openOffer(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the offer' }));
    await expect(await dialog.findByText('Choose an available time.')).toBeVisible();
    await chooseTime(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(screen.getByText(/^Time offered to Hanna/)).toBeVisible());
    const list = await waiting(canvas);
    await expect(
      await list.findByText(/^Offered Wednesday, December 9.*Open until Thursday, November 26/),
    ).toBeVisible();
    await expect(list.queryByRole('button', { name: /^Offer a time to Hanna/ })).not.toBeInTheDocument();
  },
};

export const TimeTaken: Story = {
  name: 'A time that was taken meanwhile is not offered, and what was chosen stays [SEC-16]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(offerWaitlistTime, { status: 409, code: 'SLOT_TAKEN' })),
  play: async ({ canvas }) => {
    const dialog = await openOffer(canvas);
    await chooseTime(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await expect(await dialog.findByText('This time was just taken')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(screen.getByText(/^Time offered to/)).toBeVisible());
  },
};

export const NotWaiting: Story = {
  name: 'Says that someone is not waiting any more',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(offerWaitlistTime, { status: 409, code: 'NOT_WAITING' })),
  play: async ({ canvas }) => {
    const dialog = await openOffer(canvas);
    await chooseTime(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await expect(await dialog.findByText('They’re no longer waiting')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await (await waiting(canvas)).findByRole('heading', { name: 'No one is waiting' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listWaitlist)),
  play: async ({ canvas }) => {
    await expect(await (await waiting(canvas)).findByRole('status')).toHaveTextContent('Loading the waitlist…');
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listWaitlist)),
  play: async ({ canvas }) => {
    const list = await waiting(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Try again' }));
    await expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(1);
  },
};

export const OnPhone: Story = {
  ...Default,
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'قائمة الانتظار' }));
    await expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(1);
  },
};
