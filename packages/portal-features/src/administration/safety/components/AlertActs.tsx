import { Button, Inline, Text } from '@sakina/design-system';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { Facts } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { blockOf } from '../model/rules.ts';

const CloseDialog = lazyPanel(() => import('./CloseDialog.tsx').then((m) => m.CloseDialog));
const HandOverDialog = lazyPanel(() => import('./HandOverDialog.tsx').then((m) => m.HandOverDialog));

export interface AlertActsProps {
  /** The alert that it is about. */
  alert: AdminSafetyAlertDetail;
  /** Called with what was done, in words. */
  onDone: (news: string) => void;
}

/** Handing an alert over and closing it, or why the reader cannot. */
export function AlertActs({ alert, onDone }: AlertActsProps) {
  const t = useAdminSafetyText();
  const user = useUser();
  const [asked, setAsked] = useState<'handOver' | 'close' | null>(null);
  const block = blockOf(alert, user?.id);
  const close = () => setAsked(null);
  return (
    <>
      {block !== 'answered' && (
        <Facts title={t('acts')}>
          {block === null ? (
            <Inline>
              <Button variant="primary" onPress={() => setAsked('close')}>
                {t('close')}
              </Button>
              <Button variant="secondary" onPress={() => setAsked('handOver')}>
                {t('handOver')}
              </Button>
            </Inline>
          ) : (
            <Text>{t(`block.${block}`, { name: alert.owner?.displayName ?? '' })}</Text>
          )}
        </Facts>
      )}
      {/* A dialog stays when someone else acts meanwhile, so that nothing typed is lost. */}
      {asked === 'close' && <CloseDialog alert={alert} onClose={close} onDone={onDone} />}
      {asked === 'handOver' && <HandOverDialog alert={alert} onClose={close} onDone={onDone} />}
    </>
  );
}
