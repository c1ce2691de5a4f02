import { Text } from '@sakina/design-system';
import { readAdminSafetyWords } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { Facts, LoggedText, usePlaceTime } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';

export interface SaidWordsProps {
  /** Id of the alert. */
  alertId: string;
  /** Who said what was done. */
  byName: string;
  /** When they said it. */
  at: string;
}

/** Who answered an alert, and what they said when it is asked for, which leaves an entry. */
export function SaidWords({ alertId, byName, at }: SaidWordsProps) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const { run, isRunning, error } = useAction(readAdminSafetyWords);
  return (
    <Facts title={t('said')}>
      <Text>{t('said.by', { name: byName, when: moment(at) })}</Text>
      <LoggedText
        read={async () => (await run({ params: { id: alertId } })).notes}
        isReading={isRunning}
        error={error}
        labels={{ show: t('said.show'), hide: t('said.hide'), help: t('said.help') }}
      />
    </Facts>
  );
}
