/** What a title proves of its ids: `shown` by a test or a story that plays, `rendered` by a story without a play function. */
export type Proof = 'shown' | 'rendered';
export type Status = 'shown' | 'rendered' | 'missing';
export interface Trace {
  file: string;
  line: number;
  title: string;
  ids: string[];
  assertions: number;
  proof: Proof;
}
export function testFiles(folder: string): string[];
export function idsOf(title: string): string[];
export function readTraces(path: string, root: string): Trace[];
export function statusOf(traces: readonly Pick<Trace, 'proof'>[]): Status;
