/** Records a failure: what was being done, and what went wrong. Provided by the app; never the console. */
export type LogFailure = (what: string, error: unknown) => void;
