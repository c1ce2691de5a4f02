interface Group {
  title: string;
  unit: string;
}
export function withGroups<G extends Group>(groups: readonly G[], found: readonly G[]): G[];
