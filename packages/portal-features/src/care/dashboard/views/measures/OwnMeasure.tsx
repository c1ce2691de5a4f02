import { PageHeader } from '@sakina/design-system';
import { takeMeasure } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Instrument } from '@sakina/platform/contract';
import { useRouteFocus } from '../../../../shared/index.ts';
import { useMeasureName } from '../../components/use-measure-name.ts';
import { pathTo } from '../../model/place.ts';
import { WithDefinition } from './WithDefinition.tsx';
import { QuestionnairePanel } from './QuestionnairePanel.tsx';
import { useMeasuresText } from './messages/index.ts';

/** A questionnaire that the person takes by themselves. */
export function OwnMeasure({ instrument }: { instrument: Instrument }) {
  const t = useMeasuresText();
  const title = useRouteFocus();
  const measureName = useMeasureName();
  const take = useAction(takeMeasure);
  return (
    <>
      <PageHeader
        back={{ href: pathTo('measures'), label: t('back') }}
        title={measureName(instrument)}
        titleRef={title}
      />
      <WithDefinition instrument={instrument}>
        {(definition) => (
          <QuestionnairePanel
            definition={definition}
            record={`measure:${instrument}`}
            readers={t('form.readersOwn')}
            error={take.error}
            onSend={(answers, difficulty) => take.run({ body: { instrument, answers: [...answers], difficulty } })}
          />
        )}
      </WithDefinition>
    </>
  );
}
