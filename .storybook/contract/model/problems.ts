/** Problems by the path of their field, as a refusal names them: `goals.0.title`. */
export type Problems = Readonly<Record<string, string>>;

/** Those of a part, and of what stands inside it. */
export function problemsWithin(problems: Problems, path: string): [string, string][] {
  return Object.entries(problems).filter(([name]) => name === path || name.startsWith(`${path}.`));
}

/** Without those of a part that has just been changed. */
export function withoutProblems(problems: Problems, path: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== path && !name.startsWith(`${path}.`)));
}
