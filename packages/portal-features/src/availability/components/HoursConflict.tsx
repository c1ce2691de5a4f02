import { Button, KeyValueList } from '@sakina/design-system';
import { ConflictDialog } from '../../shared/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { differences } from '../model/differences.ts';
import type { HoursDraft } from '../model/draft.ts';
import { usePartWords } from './use-part-words.ts';

export interface HoursConflictProps {
  mine: HoursDraft;
  theirs: HoursDraft;
  /** Called with the version to keep. */
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Called when it is closed without a choice; what was typed stays. */
  onClose: () => void;
}

/** Shows the hours written here beside those that another window saved, where they differ (SEC-16). */
export function HoursConflict({ mine, theirs, onResolve, onClose }: HoursConflictProps) {
  const t = useAvailabilityText();
  const words = usePartWords();
  const parts = differences(mine, theirs);
  const list = (draft: HoursDraft) => (
    <KeyValueList
      layout="stacked"
      items={parts.map((part) => ({
        id: part.id === 'day' ? `day ${part.day}` : part.id,
        term: words.nameOf(part),
        value: words.saidIn(draft, part),
      }))}
    />
  );
  return (
    <ConflictDialog
      title={t('conflict.title')}
      body={parts.length === 0 ? t('conflict.same') : t('conflict.body')}
      mine={{ title: t('conflict.mine'), content: list(mine) }}
      theirs={{ title: t('conflict.theirs'), content: list(theirs) }}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onPress={() => onResolve('mine')}>{t('conflict.keepMine')}</Button>
        </>
      }
    />
  );
}
