import { KeyValueList } from '@sakina/design-system';
import type { ModerationCaseDetail, ModerationDecision } from '@sakina/platform/contract';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { takesDown } from '../model/rules.ts';

export interface StatementProps {
  /** The case that it is about. */
  entry: ModerationCaseDetail;
  /** As it was taken, or without its moderator while it is being written. */
  decision: Omit<ModerationDecision, 'decidedBy'> & Partial<Pick<ModerationDecision, 'decidedBy'>>;
  title: string;
}

/**
 * The statement of reasons for a decision: what, where, how long, on which facts and rule, and how to object (DSA 17).
 */
export function Statement({ entry, decision, title }: StatementProps) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const { action, reason, words, muteDays, guideline = null, decidedAt, decidedBy } = decision;
  const isTakenDown = takesDown(action);
  return (
    <Facts title={title}>
      <KeyValueList
        items={[
          { term: t('statement.what'), value: t(`decided.${action}`) },
          {
            term: t('statement.scope'),
            value: entry.circle === null ? t('statement.scope.page') : <bdi>{entry.circle.name}</bdi>,
          },
          ...(isTakenDown
            ? [
                {
                  term: t('statement.duration'),
                  value:
                    muteDays === null
                      ? t('statement.duration.open')
                      : t('statement.duration.days', { count: muteDays }),
                },
              ]
            : []),
          { term: t('statement.applied'), value: moment(decidedAt) },
          { term: t('statement.found'), value: t(`found.${entry.source}`) },
          { term: t('statement.decided'), value: t('statement.decided.person') },
          ...(reason === null ? [] : [{ term: t('field.reason'), value: t(`reason.${reason}`) }]),
          ...(guideline === null
            ? []
            : [
                {
                  term: t('statement.rule'),
                  value: t('guideline', { number: guideline.number, text: guideline.text }),
                },
              ]),
          ...(words === null ? [] : [{ term: t('statement.words'), value: <bdi>{words}</bdi> }]),
          ...(isTakenDown ? [{ term: t('statement.redress'), value: t('statement.redress.value') }] : []),
          ...(decidedBy ? [{ term: t('statement.by'), value: <bdi>{decidedBy.displayName}</bdi> }] : []),
        ]}
      />
    </Facts>
  );
}
