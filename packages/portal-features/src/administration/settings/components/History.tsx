import { Button, EmptyState, LoadingRegion, Skeleton, Stack, Text, Timeline } from '@sakina/design-system';
import { listAuditEntries } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { AuditEntry } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { Panel, usePlaceTime } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { needsApproval, realChanges, restoreOf } from '../model/setting-changes.ts';
import type { SettingChange } from '../model/setting-changes.ts';
import type { SettingsProps } from './SettingsRead.tsx';
import { useSettingText } from './use-setting-text.ts';

const ChangeDialog = lazyPanel(() => import('./ChangeDialog.tsx').then((m) => m.ChangeDialog));
const RetentionDialog = lazyPanel(() => import('./RetentionDialog.tsx').then((m) => m.RetentionDialog));

export interface HistoryProps extends SettingsProps {
  /** Beginnings of the names of the settings that it is about. */
  areas: readonly string[];
}

/** The earlier versions of some settings, and a way back to each. */
export function History({ areas, ...props }: HistoryProps) {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const words = useSettingText();
  const read = useOperation(listAuditEntries, { query: { action: ['settings.changed'], outcome: 'DONE', limit: 20 } });
  const [restoring, setRestoring] = useState<{ changes: readonly SettingChange[]; when: string } | null>(null);
  const isAbout = ({ after, before }: AuditEntry) =>
    Object.keys({ ...before, ...after }).some((path) => areas.some((area) => path.startsWith(area)));
  const Question = restoring && needsApproval(props.settings, restoring.changes) ? RetentionDialog : ChangeDialog;
  return (
    <Panel title={t('history.title')} lead={t('history.lead')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('history.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => !items.some(isAbout)}
        empty={
          <EmptyState title={t('history.empty.title')} headingLevel={3} illustration={null}>
            {t('history.empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Timeline
            label={t('history.title')}
            events={items.filter(isAbout).map((entry) => {
              const back = realChanges(props.settings, restoreOf(entry));
              return {
                id: entry.id,
                title: words.changesOf(entry).join(' · '),
                time: moment(entry.at),
                dateTime: entry.at,
                children: (
                  <Stack gap="half" align="start">
                    <Text size="sm">
                      {t('history.by', { name: entry.actor.displayName, reason: entry.reason ?? '' })}
                    </Text>
                    {props.mayChange && back.length > 0 && (
                      <Button
                        size="small"
                        variant="quiet"
                        isFlush
                        aria-label={t('history.restoreNamed', { when: moment(entry.at) })}
                        onPress={() => setRestoring({ changes: back, when: moment(entry.at) })}
                      >
                        {t('history.restore')}
                      </Button>
                    )}
                  </Stack>
                ),
              };
            })}
          />
        )}
      </ReadView>
      {restoring && (
        <Question
          {...props}
          changes={restoring.changes}
          title={t('history.restoreTitle', { when: restoring.when })}
          onClose={() => setRestoring(null)}
        />
      )}
    </Panel>
  );
}
