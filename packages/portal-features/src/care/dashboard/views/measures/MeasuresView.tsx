import { instrumentNamed } from '../../model/measure-form.ts';
import { AssignedMeasure } from './AssignedMeasure.tsx';
import { MeasureOverview } from './MeasureOverview.tsx';
import { OwnMeasure } from './OwnMeasure.tsx';

/** The person's questionnaires: all, one that was asked for, or one that they take by themselves. */
export function MeasuresView({ id }: { id: string | null }) {
  if (id === null) return <MeasureOverview />;
  const instrument = instrumentNamed(id);
  return instrument ? <OwnMeasure instrument={instrument} /> : <AssignedMeasure id={id} />;
}
