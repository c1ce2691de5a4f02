import { GroupSessionsScreen, readGroupsSelection, writeGroupsSelection } from '@sakina/portal-features/group-sessions';
import { useSearchParams } from 'react-router-dom';

export function GroupSessionsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <GroupSessionsScreen
      selection={readGroupsSelection(params)}
      onSelectionChange={(next) => setParams(writeGroupsSelection(next))}
    />
  );
}
