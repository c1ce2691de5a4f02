import { KeyValueList, Stack, Status } from '@sakina/design-system';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { useState } from 'react';
import { Bulleted, FocusStop } from '../../../shared/index.ts';
import { Facts, usePlaceTime, useWait } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { dueAt } from '../model/rules.ts';
import { CaseOwner } from './CaseOwner.tsx';
import { CaseText } from './CaseText.tsx';
import { Danger } from './Danger.tsx';
import { Decide } from './Decide.tsx';
import { Notes } from './Notes.tsx';
import { Statement } from './Statement.tsx';

/** One case: what and why first, then the text when it is asked for, then the decision and the notes. */
export function CaseDetails({ entry }: { entry: ModerationCaseDetail }) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const { age, due } = useWait();
  // What was done here last: its button is gone with it.
  const [news, setNews] = useState<string | null>(null);
  const { source, priority, status, openedAt, reports, appealWords, appealedDecision, authorHistory } = entry;
  return (
    <Stack gap="x4">
      {news !== null && <FocusStop key={news}>{news}</FocusStop>}
      {priority === 'URGENT' && <Danger entry={entry} onHandedOver={setNews} />}
      <Facts title={t('case.why')}>
        <KeyValueList
          items={[
            { term: t('column.source'), value: t(`source.${source}`) },
            {
              term: t('column.priority'),
              value: (
                <Status size="small" tone={priority === 'URGENT' ? 'danger' : 'neutral'}>
                  {t(`priority.${priority}`)}
                </Status>
              ),
            },
            {
              term: t('case.opened'),
              // What is decided waits no longer.
              value:
                status === 'OPEN'
                  ? t('case.opened.value', { when: moment(openedAt), age: age(openedAt) })
                  : moment(openedAt),
            },
            ...(status === 'OPEN' ? [{ term: t('column.due'), value: due(dueAt(entry)) }] : []),
          ]}
        />
        {reports.length > 0 && (
          <Bulleted
            items={reports.map(({ reason, words, createdAt }) =>
              words === null
                ? t('case.report', { reason: t(`report.${reason}`), when: moment(createdAt) })
                : t('case.report.words', { reason: t(`report.${reason}`), when: moment(createdAt), words }),
            )}
          />
        )}
        {status === 'OPEN' && <CaseOwner entry={entry} />}
      </Facts>
      {appealWords !== null && (
        <Facts title={t('case.appeal')}>
          <Bulleted
            items={[
              t('case.appeal.words', { words: appealWords }),
              ...(appealedDecision
                ? [
                    t('case.appeal.against', {
                      action: t(`decided.${appealedDecision.action}`),
                      name: appealedDecision.decidedBy.displayName,
                      when: moment(appealedDecision.decidedAt),
                    }),
                  ]
                : []),
            ]}
          />
        </Facts>
      )}
      <Facts title={t('case.author')}>
        <Bulleted
          items={[
            t('case.written', { count: authorHistory.written }),
            t('case.removed', { count: authorHistory.removed }),
            ...(authorHistory.mutedUntil ? [t('case.muted', { when: moment(authorHistory.mutedUntil) })] : []),
          ]}
        />
      </Facts>
      <CaseText entry={entry} />
      {entry.decision ? (
        <Statement entry={entry} decision={entry.decision} title={t('statement.title')} />
      ) : (
        <Decide entry={entry} onDecided={setNews} />
      )}
      <Notes entry={entry} />
    </Stack>
  );
}
