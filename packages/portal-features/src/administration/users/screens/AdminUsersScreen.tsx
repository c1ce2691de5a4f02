import { below, Button, Container, EmptyState, PageHeader, Stack, useMediaQuery } from '@sakina/design-system';
import { listAdminUsers } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { UserPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { BesideSheet, ReadFailure, useCursorRows, useSearchKey, useTableState } from '../../shared/index.ts';
import { UserSheet } from '../components/UserSheet.tsx';
import { UsersTable } from '../components/UsersTable.tsx';
import { useAdminUsersText } from '../messages/index.ts';
import type { UsersAddress } from '../model/address.ts';
import { questionOf } from '../model/question.ts';

const InviteDialog = lazyPanel(() => import('../components/InviteDialog.tsx').then((m) => m.InviteDialog));

/** Rows a piece: a page of 100 is one request. On phones each is a card, of which 25 fill several screens. */
const PIECE = 100;
const PIECE_OF_CARDS = 25;

export interface AdminUsersScreenProps {
  /** Filters, order and columns of the table and whose details are open, from the address. */
  address: UsersAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: UsersAddress) => void;
}

/** Everyone with an account: find one, compare many, change their state and roles (ROUTE-26). */
export function AdminUsersScreen({ address, onAddressChange }: AdminUsersScreenProps) {
  const t = useAdminUsersText();
  const format = useFormat();
  const screen = useRef<HTMLDivElement>(null);
  const [isInviting, setInviting] = useState(false);
  const list = useTableState(address.table, (table) => onAddressChange({ ...address, table }));
  const question = useMemo(
    () => questionOf(address.table, list.words, format.timeZone),
    [address.table, list.words, format.timeZone],
  );
  const limit = useMediaQuery(below.sm) ? PIECE_OF_CARDS : PIECE;
  const users = useCursorRows(listAdminUsers, { query: { ...question, limit } }, { keepPrevious: true });
  useSearchKey(screen);
  const openUser = (userId: string | null) => onAddressChange({ ...address, userId });
  const table = (
    <UsersTable
      table={list}
      users={users}
      question={question}
      onOpen={openUser}
      empty={<EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>}
    />
  );
  return (
    <Container width="wide" pad="page">
      <div ref={screen}>
        <Stack gap="x3">
          <PageHeader
            title={t('title')}
            actions={
              <Button variant="secondary" onPress={() => setInviting(true)}>
                <UserPlus aria-hidden />
                {t('invite')}
              </Button>
            }
          />
          <BesideSheet
            sheet={address.userId !== null && <UserSheet id={address.userId} onClose={() => openUser(null)} />}
          >
            <ReadFailure read={users.read}>{table}</ReadFailure>
          </BesideSheet>
        </Stack>
      </div>
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(id) => {
            setInviting(false);
            openUser(id);
          }}
        />
      )}
    </Container>
  );
}
