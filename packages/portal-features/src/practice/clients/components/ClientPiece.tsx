import { Button, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientList } from '../api/clients.ts';
import { useClientsText } from '../messages/index.ts';
import type { ClientsQuery } from '../model/query.ts';
import { ClientRow } from './ClientRow.tsx';

export interface ClientPieceProps {
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** The same without what is open: what rows are given, so that they stay as they are. */
  rowQuery: ClientsQuery;
  /** The client whose record is shown. */
  openId: string | undefined;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** Words searched for. */
  words: string;
  /** The cursor of the piece. */
  after: string;
  /** Today where the reader is, `YYYY-MM-DD`. */
  today: string;
  /** Reads the piece after this one; left out where it has been read. */
  onMore: ((after: string) => void) | undefined;
}

/** A later piece of the list. It takes the focus, since the button that asked for it is gone. */
export function ClientPiece({ query, rowQuery, openId, onSelect, words, after, today, onMore }: ClientPieceProps) {
  const t = useClientsText();
  const top = useRef<HTMLLIElement>(null);
  const read = useClientList({ status: query.status, sort: query.sort, words, after });
  const items = read.data?.items;
  const isRead = items !== undefined;
  useEffect(() => {
    if (isRead) top.current?.nextElementSibling?.querySelector<HTMLElement>('a')?.focus();
  }, [isRead]);
  const next = read.data?.nextCursor ?? null;
  return (
    <>
      <li ref={top} hidden />
      {items?.map((client) => (
        <ClientRow
          key={client.id}
          client={client}
          query={client.id === openId ? query : rowQuery}
          isOpen={client.id === openId}
          onSelect={onSelect}
          today={today}
        />
      ))}
      {!items && (
        <li>
          {read.error ? (
            <Stack gap="x1" align="start">
              <ErrorNotice error={read.error} />
              <Button variant="secondary" onPress={read.reload}>
                {t('list.again')}
              </Button>
            </Stack>
          ) : (
            <LoadingRegion label={t('loading')}>
              <Skeleton lines={3} />
            </LoadingRegion>
          )}
        </li>
      )}
      {next !== null && onMore && <MoreClients onMore={() => onMore(next)} />}
    </>
  );
}

/** Asks for the next piece. */
export function MoreClients({ onMore }: { onMore: () => void }) {
  const t = useClientsText();
  return (
    <li>
      <Button variant="secondary" width="full" onPress={onMore}>
        {t('list.more')}
      </Button>
    </li>
  );
}
