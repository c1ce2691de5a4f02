/** Problems by field path, as in a refusal: `goals.0.title`. */
export type Problems = Readonly<Record<string, string>>;

/** Removes the problems of a changed part. */
export function withoutProblems(problems: Problems, path: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== path && !name.startsWith(`${path}.`)));
}
