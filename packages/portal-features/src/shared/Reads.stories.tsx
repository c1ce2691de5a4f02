import { createClient } from '@sakina/platform/client';
import { DataProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import {
  server,
  send,
  named,
  failed,
  pause,
  held,
  late,
  release,
  never,
  answers,
  Page,
} from './testing/story-reads.tsx';

let isDown = true;
const askedAt: number[] = [];

const meta = {
  title: 'Shared states/Reads',
  component: Page,
  decorators: [
    (Story) => {
      const [client] = useState(() =>
        createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: send, random: () => 0 }),
      );
      return (
        <DataProvider client={client} cacheKey="reads">
          <Story />
        </DataProvider>
      );
    },
  ],
  beforeEach: () => {
    server.mockReset();
    held.length = 0;
    answers(() => Promise.resolve(named('Dr. Amina Rahman')));
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
/** Watches the page for a while and fails when an error is shown at any moment of it. */
async function noErrorFor(canvas: Canvas, milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await pause(10);
  }
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    await expect(server).toHaveBeenCalledOnce();
  },
};

export const NewestChoice: Story = {
  name: 'A late answer to a former choice is never shown over the newest [SEC-11]',
  beforeEach: () => {
    server.mockImplementation((path) =>
      path.endsWith('amina') ? late(() => named('Dr. Amina Rahman')) : Promise.resolve(named('Imam Yusuf Demir')),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    await press(canvas, 'Show Yusuf');
    await expect(await canvas.findByText('Imam Yusuf Demir')).toBeVisible();
    release();
    await noErrorFor(canvas, 200);
    await expect(canvas.getByText('Imam Yusuf Demir')).toBeVisible();
    await expect(canvas.queryByText('Dr. Amina Rahman')).toBeNull();
  },
};

export const NewestAnswer: Story = {
  name: 'Asked twice, the newest answer wins, whether the older one comes late or fails late [SEC-11]',
  beforeEach: () => {
    answers(
      () => Promise.resolve(named('First')),
      () => late(() => named('Old answer')),
      () => late(() => failed(500)),
      () => Promise.resolve(named('Newest')),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First')).toBeVisible();
    await press(canvas, 'Read again');
    await press(canvas, 'Read again');
    await press(canvas, 'Read again');
    await expect(await canvas.findByText('Newest')).toBeVisible();
    release();
    await noErrorFor(canvas, 200);
    await expect(canvas.getByText('Newest')).toBeVisible();
    await expect(server.mock.calls.slice(1).map(([, signal]) => signal.aborted)).toEqual([true, true, false]);
  },
};

export const CalledOff: Story = {
  name: 'A portal switch calls a read off within 100 ms; a screen that stays says nothing and reads again [SEC-11]',
  beforeEach: () => {
    answers(
      () => late(() => named('Late answer')),
      () => late(() => named('Dr. Amina Rahman')),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    const signal = server.mock.calls[0]?.[1];
    let calledOffAt = 0;
    signal?.addEventListener('abort', () => (calledOffAt = performance.now()));
    const button = canvas.getByRole('button', { name: 'Switch portal' });
    let pressedAt = 0;
    button.addEventListener('click', () => (pressedAt = performance.now()));
    await userEvent.click(button);
    await expect(calledOffAt).toBeGreaterThan(0);
    await expect(calledOffAt - pressedAt).toBeLessThan(100);
    held.shift()?.();
    await noErrorFor(canvas, 300);
    await expect(canvas.getByText('Loading the provider…')).toBeInTheDocument();
    await expect(canvas.queryByText('Late answer')).toBeNull();
    await waitFor(() => expect(held).toHaveLength(1));
    release();
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    await expect(server).toHaveBeenCalledTimes(2);
  },
};

export const CalledOffWithSomethingShown: Story = {
  name: 'What is shown stays while a refresh is canceled [SEC-11]',
  beforeEach: () => {
    answers(
      () => Promise.resolve(named('Dr. Amina Rahman')),
      never,
      () => late(() => named('Dr. Amina Rahman, newest')),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    await press(canvas, 'Read again');
    await press(canvas, 'Switch portal');
    await expect(canvas.getByText('Dr. Amina Rahman')).toBeVisible();
    await noErrorFor(canvas, 200);
    await waitFor(() => expect(held).toHaveLength(1));
    await expect(canvas.getByText('Dr. Amina Rahman')).toBeVisible();
    release();
    await expect(await canvas.findByText('Dr. Amina Rahman, newest')).toBeVisible();
  },
};

export const Back: Story = {
  name: 'A screen that is left by a portal switch reads again when someone comes back [SEC-11]',
  beforeEach: () => {
    answers(never, () => Promise.resolve(named('Dr. Amina Rahman')));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    await press(canvas, 'Switch portal and leave');
    await pause(700);
    await expect(server).toHaveBeenCalledOnce();
    await press(canvas, 'Come back');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2), { timeout: 400 });
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
  },
};

export const GoesOn: Story = {
  name: 'A read that repeats itself goes on after failures, at growing distances, without taking the retry away [SEC-13]',
  args: { refreshMs: 150 },
  beforeEach: () => {
    isDown = true;
    server.mockReset();
    server.mockImplementation(() => {
      askedAt.push(performance.now());
      return Promise.resolve(isDown ? failed(500) : named('Dr. Amina Rahman'));
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    canvas.getByRole('button', { name: 'Try again' }).focus();
    askedAt.length = 0;
    await waitFor(() => expect(askedAt.length).toBeGreaterThan(3), { timeout: 10_000 });
    const [first = 0, second = 0, third = 0, fourth = 0] = askedAt;
    await expect(third - second).toBeGreaterThan((second - first) * 1.2);
    await expect(fourth - third).toBeGreaterThan((third - second) * 1.2);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    isDown = false;
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const GivesUp: Story = {
  name: 'A refusal that will not pass ends the repetition',
  args: { refreshMs: 50 },
  beforeEach: () => {
    answers(() => Promise.resolve(failed(404)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t find this');
    await pause(400);
    await expect(server).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = {
  name: 'Nothing is read while the page is hidden or the screen is left; shown again, it catches up at once',
  args: { refreshMs: 100 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(server.mock.calls.length).toBeGreaterThan(2));
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pause(150);
    const whenHidden = server.mock.calls.length;
    await pause(600);
    await expect(server).toHaveBeenCalledTimes(whenHidden);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server).toHaveBeenCalledTimes(whenHidden + 1), { timeout: 90, interval: 5 });
    await press(canvas, 'Leave');
    await pause(50);
    const whenLeft = server.mock.calls.length;
    await pause(500);
    await expect(server).toHaveBeenCalledTimes(whenLeft);
  },
};
