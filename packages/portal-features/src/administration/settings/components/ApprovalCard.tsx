import { Button, Heading, Inline, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { Approval } from '@sakina/platform/contract';
import { useState } from 'react';
import { Bulleted, lazyPanel } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import type { ApprovalTask } from './ApprovalDialog.tsx';
import { useIntegrationName } from './use-integration-name.ts';
import { useLossText } from './use-loss-text.ts';
import { useSettingText } from './use-setting-text.ts';

const ApprovalDialog = lazyPanel(() => import('./ApprovalDialog.tsx').then((m) => m.ApprovalDialog));

const TONES: Record<Approval['status'], StatusTone> = {
  PENDING: 'waiting',
  SCHEDULED: 'warning',
  DONE: 'success',
  REFUSED: 'danger',
  WITHDRAWN: 'ended',
  EXPIRED: 'ended',
};

/** One request: who asked for what and why, what it deletes, how it stands, and what the reader may do about it. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const words = useSettingText();
  const lossWords = useLossText();
  const [chosen, setTask] = useState<ApprovalTask | null>(null);
  const { kind, status, target, requestedBy, requestedAt, reason, decision, takesEffectAt, losses } = approval;
  const nameOf = useIntegrationName();
  const name = kind === 'SECRET' ? nameOf({ id: target.id, name: target.label ?? '' }) : (target.label ?? '');
  const title = t(`approval.${kind}`, { name });
  const act = (task: ApprovalTask, variant: 'primary' | 'secondary') => (
    <Button
      size="small"
      variant={variant}
      aria-label={t('approval.act', { act: t(`approval.${task}`), title })}
      onPress={() => setTask(task)}
    >
      {t(`approval.${task}`)}
    </Button>
  );
  return (
    <Stack gap="x1">
      <Inline>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Status size="small" tone={TONES[status]}>
          {t(`approval.status.${status}`)}
        </Status>
      </Inline>
      <Text size="sm">{t('approval.by', { name: requestedBy.displayName, when: moment(requestedAt), reason })}</Text>
      <Bulleted size="sm" items={[...words.changesOf(approval), ...losses.map(lossWords)]} />
      {status === 'PENDING' && <Text size="sm">{t('approval.expires', { when: moment(approval.expiresAt) })}</Text>}
      {decision && (
        <Text size="sm">
          {t('approval.decided', { name: decision.by.displayName, when: moment(decision.at), note: decision.note })}
        </Text>
      )}
      {status === 'SCHEDULED' && takesEffectAt !== null && (
        <Text size="sm" weight="strong">
          {t('approval.effect', { when: moment(takesEffectAt) })}
        </Text>
      )}
      {status === 'PENDING' && !approval.mayDecide && (
        <Text size="sm" tone="muted">
          {t('approval.own')}
        </Text>
      )}
      <Inline>
        {approval.mayDecide && act('approve', 'primary')}
        {approval.mayDecide && act('refuse', 'secondary')}
        {approval.mayWithdraw && act(status === 'SCHEDULED' ? 'stop' : 'withdraw', 'secondary')}
      </Inline>
      {chosen && <ApprovalDialog approval={approval} title={title} task={chosen} onClose={() => setTask(null)} />}
    </Stack>
  );
}
