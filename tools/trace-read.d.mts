export interface Trace {
  file: string;
  line: number;
  title: string;
  ids: string[];
  assertions: number;
}
export function testFiles(folder: string): string[];
export function idsOf(title: string): string[];
export function readTraces(path: string, root: string): Trace[];
