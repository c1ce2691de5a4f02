import { ButtonLink, ErrorState, Stack } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useBroadcast } from '../api/broadcasts.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { LoadingBroadcasts } from './LoadingBroadcasts.tsx';

export interface BroadcastPageProps {
  /** Opaque name of the room, from the address. */
  roomName: string;
  /** Address of the list that it belongs to, or undefined where nothing may lead there. */
  listHref: string | undefined;
  children: (broadcast: Broadcast) => ReactNode;
}

/** The broadcast of an address, or in words that there is none. */
export function BroadcastPage({ roomName, listHref, children }: BroadcastPageProps) {
  const t = useBroadcastsText();
  const read = useBroadcast(roomName);
  return (
    <ReadView
      // A reading that fails must not take a running broadcast away.
      read={read.data === undefined ? read : { ...read, error: undefined }}
      loading={<LoadingBroadcasts />}
    >
      {({ items: [broadcast] }) =>
        broadcast ? (
          <Stack gap="x3">{children(broadcast)}</Stack>
        ) : (
          <ErrorState
            headingLevel={1}
            title={t('unknown.title')}
            action={listHref !== undefined && <ButtonLink href={listHref}>{t('toList')}</ButtonLink>}
          >
            {t('unknown.body')}
          </ErrorState>
        )
      }
    </ReadView>
  );
}
