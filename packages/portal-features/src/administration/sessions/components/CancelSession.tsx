import { Button } from '@sakina/design-system';
import type { AdminSessionDetail } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { useState } from 'react';
import { FocusStop, lazyPanel } from '../../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

const CancelDialog = lazyPanel(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog));

/** Opens the cancellation of a session that is still ahead; nothing for others. */
export function CancelSession({ session }: { session: AdminSessionDetail }) {
  const t = useAdminSessionsText();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  // The button is gone with what it did; the focus stays at its place.
  if (news !== null) return <FocusStop>{news}</FocusStop>;
  if (!isPlanned(session)) return null;
  return (
    <>
      <div>
        <Button variant="danger" onPress={() => setOpen(true)}>
          {t('cancel')}
        </Button>
      </div>
      {isOpen && <CancelDialog session={session} onClose={() => setOpen(false)} onCancelled={setNews} />}
    </>
  );
}
