import { Button, Heading, Stack, Text } from '@sakina/design-system';
import { ids, make } from '@sakina/mocks';
import { createClient } from '@sakina/platform/client';
import { cancelAppointment } from '@sakina/platform/contract';
import { DataProvider, useAction, useClient } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Answers by the intent’s key. */
const server = fn<(key: string | null, body: string) => Promise<Response>>();
const send: typeof fetch = (_input, init) =>
  server(new Headers(init?.headers).get('Idempotency-Key'), init?.body as string);

/** Lets the held answer go. */
let release = () => {};
const done = () => Promise.resolve(Response.json({ data: make.appointment({ id: ids.appointments.lastWeek }) }));
const refused = (status: number) => Promise.resolve(Response.json({ message: 'No', code: 'NO' }, { status }));
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);
const answers = (...list: (() => Promise<Response>)[]) =>
  server.mockImplementation(() => (list[server.mock.calls.length - 1] ?? list.at(-1) ?? never)());
const keys = () => server.mock.calls.map(([key]) => key);

/**
 * A form with one write. It stays after the write, so that a press too many meets the hook and not an absent button.
 */
function Form() {
  const cancel = useAction(cancelAppointment);
  const [isDone, setDone] = useState(false);
  const send = (code: 'UNWELL' | 'COST') =>
    cancel.run({ params: { id: ids.appointments.lastWeek }, body: { reason: { code, text: null } } }).then(
      () => setDone(true),
      () => setDone(false),
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send('UNWELL');
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <ErrorNotice error={cancel.error} />
        <Button type="submit">{'Cancel the session'}</Button>
        <Button variant="secondary" onPress={() => void send('COST')}>
          {'Cancel because of its cost'}
        </Button>
        <Text role="status">{isDone ? 'Canceled' : ''}</Text>
      </Stack>
    </form>
  );
}

/** A screen with a form, and a portal switch that takes the screen away. */
function Page() {
  const client = useClient();
  const [isOpen, setOpen] = useState(true);
  const leave = () => {
    client.abortAll();
    setOpen(false);
  };
  return (
    <Stack>
      <Heading level={1}>{'Your session'}</Heading>
      {isOpen ? (
        <Form />
      ) : (
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {'Come back'}
        </Button>
      )}
      <Button variant="secondary" onPress={leave}>
        {'Switch portal'}
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Shared states/Writes',
  component: Page,
  decorators: [
    (Story) => {
      const [client] = useState(() =>
        createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: send }),
      );
      return (
        <DataProvider client={client} cacheKey="writes">
          <Story />
        </DataProvider>
      );
    },
  ],
  beforeEach: () => {
    server.mockReset();
    answers(done);
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  },
};

export const PressedAgain: Story = {
  name: 'A double click and five Enters send it once [SEC-12]',
  beforeEach: () => {
    answers(() => new Promise<Response>((resolve) => (release = () => resolve(done()))));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel the session' });
    await userEvent.dblClick(button);
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    release();
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(server).toHaveBeenCalledOnce();
  },
};

export const AnotherInput: Story = {
  name: 'A press with another input is no double press: it is sent once the first one is answered [SEC-12]',
  beforeEach: () => {
    answers(() => new Promise<Response>((resolve) => (release = () => resolve(done()))), done);
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel the session');
    await press(canvas, 'Cancel because of its cost');
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    release();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    await expect(server.mock.calls.map(([, body]) => body)).toEqual([
      expect.stringContaining('UNWELL'),
      expect.stringContaining('COST'),
    ]);
    await expect(new Set(keys()).size).toBe(2);
  },
};

export const CutOff: Story = {
  name: 'Repeated after a cut connection or the server’s own trouble it carries the same key; the next one is another intent [SEC-12]',
  beforeEach: () => {
    answers(cut, () => refused(500), done, done);
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await press(canvas, 'Cancel the session');
    await waitFor(() => expect(server).toHaveBeenCalledTimes(4));
    const [first, second, third, fourth] = keys();
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
  },
};

export const Refused: Story = {
  name: 'A refusal is an outcome: pressing again is another intent [SEC-12]',
  beforeEach: () => {
    answers(() => refused(409), done);
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This isn’t possible right now');
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(new Set(keys()).size).toBe(2);
  },
};

export const Switched: Story = {
  name: 'A write that a portal switch canceled asks for its outcome when it is repeated on a new screen [SEC-11] [SEC-12]',
  beforeEach: () => {
    answers(never, done);
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel the session');
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    await press(canvas, 'Switch portal');
    await press(canvas, 'Come back');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await press(canvas, 'Cancel the session');
    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(server).toHaveBeenCalledTimes(2);
    await expect(new Set(keys()).size).toBe(1);
  },
};
