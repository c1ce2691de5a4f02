export interface Times {
  files: Record<string, number>;
  tests: Record<string, number>;
}
export interface Run {
  steps: Record<string, number>;
  runners: Record<string, Times>;
}
export function vitestTimes(report: {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
}): Times;
export function grown(
  now: Record<string, number>,
  before: Record<string, number>,
): { name: string; was: number; value: number }[];
export function withinSeconds(files: string[], limit: number, recorded?: Record<string, number>): string[];
export function timeLines(run: Run, before: Run | null): string[];
