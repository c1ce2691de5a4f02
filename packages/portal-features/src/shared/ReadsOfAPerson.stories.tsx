import { Button, Heading, Inline, LoadingRegion, Skeleton, Stack, Text, TextField } from '@sakina/design-system';
import { make } from '@sakina/mocks';
import { createClient } from '@sakina/platform/client';
import { getProvider } from '@sakina/platform/contract';
import { DataProvider, useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReadView } from './ReadView.tsx';

/** Answers with a name, as soon as the story lets it. */
const server = fn<() => Promise<string>>();
const send: typeof fetch = async () => Response.json({ data: make.providerProfile({ displayName: await server() }) });

/** A page with something read and something typed. */
function Page() {
  const read = useOperation(getProvider, { params: { idOrHandle: 'amina' } });
  return (
    <Stack>
      <Heading level={1}>{'Your provider'}</Heading>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label="Loading the provider…">
            <Skeleton lines={1} />
          </LoadingRegion>
        }
      >
        {({ displayName }) => <Text as="strong">{displayName}</Text>}
      </ReadView>
      <TextField label="What brings you here?" />
    </Stack>
  );
}

/** A tab whose reader is found out, and changes. */
function Tab() {
  const [client] = useState(() => createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: send }));
  const [person, setPerson] = useState<string | null>(null);
  return (
    <Stack>
      <Inline>
        <Button variant="secondary" onPress={() => setPerson('layla')}>
          {'Layla signs in'}
        </Button>
        <Button variant="secondary" onPress={() => setPerson('omar')}>
          {'Omar signs in'}
        </Button>
        <Button variant="secondary" onPress={() => setPerson(null)}>
          {'Sign out'}
        </Button>
      </Inline>
      <DataProvider client={client} cacheKey={person}>
        <Page />
      </DataProvider>
    </Stack>
  );
}

const meta = {
  title: 'Shared states/Reads of a person',
  component: Tab,
  beforeEach: () => {
    server.mockReset();
    server.mockResolvedValue('Dr. Amina Rahman');
  },
} satisfies Meta<typeof Tab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Recognised: Story = {
  name: 'A visitor who is recognized goes on where they were: what is typed and shown stays, and it is read again as theirs [AUTH-4] [SEC-11]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'I sleep badly');
    server.mockResolvedValue('Dr. Amina Rahman, whom you know');
    await userEvent.click(canvas.getByRole('button', { name: 'Layla signs in' }));
    await expect(canvas.queryByText('Loading the provider…')).toBeNull();
    await expect(await canvas.findByText('Dr. Amina Rahman, whom you know')).toBeVisible();
    await expect(server).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('textbox')).toBe(field);
    await expect(field).toHaveValue('I sleep badly');
  },
};

export const NobodyElses: Story = {
  name: 'Nothing of a person is left for whoever comes after them, signed in or not [SEC-7]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Layla signs in' }));
    for (const next of ['Omar signs in', 'Sign out']) {
      await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox'), 'I sleep badly');
      let answer: (name: string) => void = () => undefined;
      server.mockImplementation(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
      await userEvent.click(canvas.getByRole('button', { name: next }));
      await expect(canvas.getByText('Loading the provider…')).toBeInTheDocument();
      await expect(canvas.queryByText('Dr. Amina Rahman')).toBeNull();
      await expect(canvas.getByRole('textbox')).toHaveValue('');
      await waitFor(() => expect(server).toHaveBeenCalled());
      answer('Dr. Amina Rahman');
    }
  },
};
