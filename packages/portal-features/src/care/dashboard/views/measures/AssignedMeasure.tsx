import { EmptyState, PageHeader } from '@sakina/design-system';
import { answerMeasure, getMeasure } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Measure } from '@sakina/platform/contract';
import { useState } from 'react';
import { errorCase, ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { useMeasureName } from '../../components/use-measure-name.ts';
import { pathTo } from '../../model/place.ts';
import { AlreadyAnswered } from './AlreadyAnswered.tsx';
import { LoadingMeasure, WithDefinition } from './WithDefinition.tsx';
import { QuestionnairePanel } from './QuestionnairePanel.tsx';
import { useMeasuresText } from './messages/index.ts';

/** A questionnaire that someone asked for: to be answered, or answered already. */
export function AssignedMeasure({ id }: { id: string }) {
  const t = useMeasuresText();
  const title = useRouteFocus();
  const measureName = useMeasureName();
  const read = useOperation(getMeasure, id === null ? null : { params: { id } });
  return (
    <>
      <PageHeader
        back={{ href: pathTo('measures'), label: t('back') }}
        title={read.data ? measureName(read.data.instrument) : t('title')}
        titleRef={title}
      />
      <ReadView
        read={read}
        loading={<LoadingMeasure />}
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('form.missing')}>{t('form.missingBody')}</EmptyState>
          ) : undefined
        }
      >
        {(measure) => <Assigned measure={measure} />}
      </ReadView>
    </>
  );
}

function Assigned({ measure }: { measure: Measure }) {
  const t = useMeasuresText();
  const answer = useAction(answerMeasure);
  // Once its answers are sent from here it is no longer open, but what came of them has still to be said.
  const [wasOpen] = useState(measure.status === 'ASSIGNED');
  const { id, instrument, assignedBy } = measure;
  if (!wasOpen || answer.error?.code === 'MEASURE_ANSWERED') return <AlreadyAnswered measure={measure} />;
  if (measure.isOnHold)
    return (
      <EmptyState title={t('onHold')} illustration={null}>
        {t('onHold.body', { name: assignedBy?.displayName ?? '' })}
      </EmptyState>
    );
  return (
    <WithDefinition instrument={instrument}>
      {(definition) => (
        <QuestionnairePanel
          definition={definition}
          record={`measure:${id}`}
          readers={assignedBy ? t('form.readers', { name: assignedBy.displayName }) : t('form.readersOwn')}
          error={answer.error}
          onSend={(answers, difficulty) => answer.run({ params: { id }, body: { answers: [...answers], difficulty } })}
        />
      )}
    </WithDefinition>
  );
}
