import { minutesAfter } from '@sakina/platform/format';
import { Button, KeyValueList } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { ConflictDialog, useSharedText } from '../../shared/index.ts';
import { useWhen } from '../../shared/when/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { fieldsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';

export interface EditConflictProps {
  /** What is typed here. */
  mine: GroupFields;
  /** The meeting as it was saved elsewhere. */
  theirs: HostedGroupSession;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a meeting that was changed in two windows, and the choice between them (SEC-16). */
export function EditConflict({ mine, theirs, onClose, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const t = useGroupsText();
  return (
    <ConflictDialog
      title={t('conflict.title')}
      body={t('conflict.body')}
      mine={{ title: t('conflict.mine'), content: <Facts fields={mine} timeZone={theirs.timeZone} /> }}
      theirs={{ title: t('conflict.theirs'), content: <Facts fields={fieldsOf(theirs)} timeZone={theirs.timeZone} /> }}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onPress={onKeepMine}>{t('conflict.keepMine')}</Button>
        </>
      }
    />
  );
}

function Facts({ fields, timeZone }: { fields: GroupFields; timeZone: string }) {
  const t = useGroupsText();
  const shared = useSharedText();
  const format = useFormat();
  const when = useWhen();
  const startsAt = plannedInstant(fields, timeZone);
  return (
    <KeyValueList
      layout="stacked"
      items={[
        { term: t('field.title'), value: <bdi>{fields.title}</bdi> },
        {
          term: t('fact.when'),
          value: startsAt && when({ startsAt, endsAt: minutesAfter(startsAt, fields.minutes ?? 0) }, timeZone),
        },
        {
          term: t('field.minutes'),
          value: fields.minutes === null ? null : shared('minutes', { count: fields.minutes }),
        },
        { term: t('field.capacity'), value: fields.capacity === null ? null : format.number(fields.capacity) },
        { term: t('field.description'), value: <span dir="auto">{fields.description}</span> },
      ]}
    />
  );
}
