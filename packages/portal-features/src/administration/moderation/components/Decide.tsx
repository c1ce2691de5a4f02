import { Button, Inline, Text } from '@sakina/design-system';
import type { DecisionAction, ModerationCaseDetail } from '@sakina/platform/contract';
import { useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { Facts } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { actionsOf, ownMatter, takesDown } from '../model/rules.ts';

const DecideDialog = lazyPanel(() => import('./DecideDialog.tsx').then((m) => m.DecideDialog));

export interface DecideProps {
  /** The case that it is about. */
  entry: ModerationCaseDetail;
  /** Called with the decision, in words. */
  onDecided: (news: string) => void;
}

/** The decisions that fit a case; each opens its dialog. In someone’s own matter it says why another has to decide. */
export function Decide({ entry, onDecided }: DecideProps) {
  const t = useAdminModerationText();
  const user = useUser();
  const [action, setAction] = useState<DecisionAction | null>(null);
  const own = ownMatter(entry, user?.id);
  return (
    <Facts title={t('decide.title')}>
      {own !== null ? (
        <Text>{t(`decide.own.${own}`)}</Text>
      ) : (
        <Inline>
          {actionsOf(entry).map((name) => (
            <Button key={name} variant={takesDown(name) ? 'danger' : 'secondary'} onPress={() => setAction(name)}>
              {t(`decide.${entry.source === 'CRISIS' && name === 'DISMISS' ? 'HOLD' : name}`)}
            </Button>
          ))}
        </Inline>
      )}
      {action && <DecideDialog entry={entry} action={action} onClose={() => setAction(null)} onDecided={onDecided} />}
    </Facts>
  );
}
