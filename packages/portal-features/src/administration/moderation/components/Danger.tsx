import { Banner, Button, Link } from '@sakina/design-system';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { dial } from '@sakina/platform/domain';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

const HandOverDialog = lazyPanel(() => import('./HandOverDialog.tsx').then((m) => m.HandOverDialog));

export interface DangerProps {
  /** The case that it is about. */
  entry: ModerationCaseDetail;
  /** Called with what was done, in words. */
  onHandedOver: (news: string) => void;
}

/** Someone may be in danger: who is on call, and to hand it to them. It comes before everything else of the case. */
export function Danger({ entry, onHandedOver }: DangerProps) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const [isOpen, setOpen] = useState(false);
  const { handedTo = null, onCall = null } = entry;
  return (
    <>
      <Banner
        tone={handedTo ? 'info' : 'danger'}
        title={t(handedTo ? 'danger.handed' : 'danger.title')}
        actions={
          !handedTo &&
          onCall && (
            <>
              <Button size="small" variant="primary" onPress={() => setOpen(true)}>
                {t('danger.handOver')}
              </Button>
              <Link href={dial(onCall.phone)}>{t('danger.call', { name: onCall.displayName })}</Link>
            </>
          )
        }
      >
        {handedTo
          ? t('danger.handed.body', {
              name: handedTo.displayName,
              by: handedTo.byName,
              when: moment(handedTo.at),
              note: handedTo.note,
            })
          : onCall
            ? t('danger.body', { name: onCall.displayName, until: moment(onCall.until) })
            : t('danger.noOne')}
      </Banner>
      {isOpen && onCall && (
        <HandOverDialog
          id={entry.id}
          name={onCall.displayName}
          onClose={() => setOpen(false)}
          onHandedOver={onHandedOver}
        />
      )}
    </>
  );
}
