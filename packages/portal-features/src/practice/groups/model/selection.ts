/** What the screen shows, as it stands in the address: an id that says nothing of a person. */
export interface GroupsSelection {
  /** The meeting that is open. */
  groupId?: string;
  /** Whether a new group is being written. */
  isNew?: boolean;
}

/** Reads the selection from an address's query. */
export function readGroupsSelection(query: URLSearchParams): GroupsSelection {
  const groupId = query.get('group');
  if (groupId) return { groupId };
  return query.get('view') === 'new' ? { isNew: true } : {};
}

/** The query that a selection is kept in. */
export function writeGroupsSelection({ groupId, isNew }: GroupsSelection): Record<string, string> {
  if (groupId) return { group: groupId };
  return isNew ? { view: 'new' } : {};
}
