import { RadioGroup } from '@sakina/design-system';
import { handOverAdminSafetyAlert, handOverOnCallAlert } from '@sakina/platform/contract';
import { useState } from 'react';
import { ActDialog } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import type { AlertActProps } from './use-overtaken.ts';
import { useOvertaken } from './use-overtaken.ts';

/** Gives an alert to someone by name, who is on call first, with what they have to know. */
export function HandOverDialog({ alert, actingAs = 'admin', ...rest }: AlertActProps) {
  const t = useAdminSafetyText();
  const overtaken = useOvertaken();
  const { id, client, receivers } = alert;
  const [toId, setToId] = useState<string | null>(null);
  const receiver = receivers.find((person) => person.id === toId) ?? receivers[0];
  return (
    <ActDialog
      {...rest}
      operation={actingAs === 'admin' ? handOverAdminSafetyAlert : handOverOnCallAlert}
      input={(note) => (receiver ? { params: { id }, body: { toId: receiver.id, note } } : null)}
      record={`alert-hand-over:${id}`}
      title={t('handOver.title', { name: client.displayName })}
      effects={[t('handOver.owner'), t('handOver.open'), t('handOver.call'), t('handOver.client')]}
      reasonLabel={t('handOver.note')}
      reasonHelp={t('handOver.help')}
      confirmLabel={t('handOver')}
      tone="primary"
      done={t('handOver.news', { name: receiver?.displayName ?? '' })}
      overtaken={overtaken}
    >
      <RadioGroup
        label={t('handOver.to')}
        name="toId"
        isRequired
        options={receivers.map((person) => ({
          id: person.id,
          label: person.displayName,
          ...(person.isOnCall && { description: t('handOver.onCall') }),
        }))}
        value={receiver?.id ?? ''}
        onChange={setToId}
      />
    </ActDialog>
  );
}
