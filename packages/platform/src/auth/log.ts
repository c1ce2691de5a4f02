/** Takes note of a failure: what was being done, and what went wrong. Given by the app, never the console. */
export type LogFailure = (what: string, error: unknown) => void;
