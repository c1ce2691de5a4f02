// Vitest's reporter groups failures with Map.groupBy, which Node 20 does not have; without this a failing test would
// be hidden behind a TypeError of the reporter itself.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
