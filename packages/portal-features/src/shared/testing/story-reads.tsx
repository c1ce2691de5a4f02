/** For the stories of reads; nothing of the product imports it. */
import { Button, Heading, Inline, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { make } from '@sakina/mocks';
import { getProvider } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ReadView } from '../ReadView.tsx';

/** Answers by path; told of the signal, and deaf to it where it answers anyway. */
export const server = fn<(path: string, signal: AbortSignal) => Promise<Response>>();

/** The server as `fetch`. */
export const send: typeof fetch = (input, init) => server(input as string, init?.signal as AbortSignal);

/** A provider of that name, as the server answers it. */
export const named = (displayName: string) => Response.json({ data: make.providerProfile({ displayName }) });

/** A failure with a status. */
export const failed = (status: number) => Response.json({ message: 'No', code: 'NO' }, { status });

/** Waits, in milliseconds. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers that wait for the story, however slow the machine is. */
export const held: (() => void)[] = [];

/** An answer that is held until `release`. */
export const late = (answer: () => Response) => new Promise<Response>((resolve) => held.push(() => resolve(answer())));

/** Gives all held answers. */
export const release = () => held.splice(0).forEach((go) => go());

/** No answer at all. */
export const never = () => new Promise<Response>(() => undefined);

/** One answer a request, in their order; the last one for all that come after. */
export const answers = (...list: (() => Promise<Response>)[]) =>
  server.mockImplementation(() => (list[server.mock.calls.length - 1] ?? list.at(-1) ?? never)());

function Panel({ idOrHandle, refreshMs = 0 }: { idOrHandle: string; refreshMs?: number }) {
  const read = useOperation(getProvider, { params: { idOrHandle } }, { refreshMs });
  return (
    <Stack>
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
      <Button variant="secondary" onPress={read.reload}>
        {'Read again'}
      </Button>
    </Stack>
  );
}

interface PageProps {
  /** How often the panel reads, in milliseconds. */
  refreshMs?: number;
}

/**
 * A screen with one read that a person can change, repeat, leave and come back to, and a portal switch that calls it
 * off.
 */
export function Page({ refreshMs = 0 }: PageProps) {
  const client = useClient();
  const [shown, setShown] = useState<string | null>('amina');
  const leaveBySwitch = () => {
    client.abortAll();
    setShown(null);
  };
  return (
    <Stack>
      <Heading level={1}>{'Your provider'}</Heading>
      {shown !== null && <Panel idOrHandle={shown} refreshMs={refreshMs} />}
      <Inline>
        <Button variant="secondary" onPress={() => setShown('yusuf')}>
          {'Show Yusuf'}
        </Button>
        <Button variant="secondary" onPress={() => client.abortAll()}>
          {'Switch portal'}
        </Button>
        <Button variant="secondary" onPress={leaveBySwitch}>
          {'Switch portal and leave'}
        </Button>
        <Button variant="secondary" onPress={() => setShown(null)}>
          {'Leave'}
        </Button>
        <Button variant="secondary" onPress={() => setShown('amina')}>
          {'Come back'}
        </Button>
      </Inline>
    </Stack>
  );
}
