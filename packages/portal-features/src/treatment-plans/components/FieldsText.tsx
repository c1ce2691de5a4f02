import { KeyValueList, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { usePlansText } from '../messages/index.ts';
import type { PlanFields } from '../model/plan-fields.ts';

/** A plan's fields, to be read beside another version of them. */
export function FieldsText({ fields }: { fields: PlanFields }) {
  const t = usePlansText();
  const format = useFormat();
  return (
    <KeyValueList
      layout="stacked"
      items={[
        { term: t('field.title'), value: <bdi>{fields.title}</bdi> },
        { term: t('field.clientSummary'), value: <bdi>{fields.clientSummary}</bdi> },
        { term: t('field.concern'), value: <bdi>{fields.problem}</bdi> },
        { term: t('field.reviewOn'), value: fields.reviewOn && format.date(fields.reviewOn) },
        ...fields.goals.map((goal, index) => ({
          term: t('goal.number', { number: index + 1 }),
          value: (
            <>
              <Text dir="auto">{goal.clientStatement}</Text>
              <Text dir="auto" tone="muted">
                {goal.statement}
              </Text>
            </>
          ),
        })),
      ]}
    />
  );
}
