import { handOverModerationCase } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

export interface HandOverDialogProps {
  id: string;
  /** Who is on call. */
  name: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with what was done, in words. */
  onHandedOver: (news: string) => void;
}

/** Hands someone’s safety to whoever is on call, with what they have to know. */
export function HandOverDialog({ id, name, onClose, onHandedOver }: HandOverDialogProps) {
  const t = useAdminModerationText();
  return (
    <ActDialog
      operation={handOverModerationCase}
      input={(note) => ({ params: { id }, body: { note } })}
      onClose={onClose}
      record={`moderation-hand-over:${id}`}
      title={t('handOver.title', { name })}
      effects={[t('handOver.told', { name }), t('handOver.open'), t('handOver.author')]}
      reasonLabel={t('handOver.note')}
      reasonHelp={t('handOver.help', { name })}
      confirmLabel={t('danger.handOver')}
      tone="primary"
      done={t('handOver.done', { name })}
      onDone={onHandedOver}
      overtaken={{ ALREADY_HANDED_OVER: { title: t('handOver.already'), body: t('handOver.already.body') } }}
    />
  );
}
