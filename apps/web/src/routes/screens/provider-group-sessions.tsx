import {
  GroupSessionsScreen,
  readGroupsSelection,
  writeGroupsSelection,
} from '@sakina/portal-features/practice/groups';
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
