import { readPlansSelection, TreatmentPlansScreen, writePlansSelection } from '@sakina/portal-features/practice/plans';
import { useSearchParams } from 'react-router-dom';

export function TreatmentPlansPage() {
  const [params, setParams] = useSearchParams();
  return (
    <TreatmentPlansScreen
      selection={readPlansSelection(params)}
      onSelectionChange={(next) => setParams(writePlansSelection(next))}
    />
  );
}
