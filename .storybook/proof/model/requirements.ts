/** One row of docs/requirements.md. */
export interface Requirement {
  /** Such as `AUTH-4`. */
  readonly id: string;
  /** What must hold. */
  readonly words: string;
  /** The heading that it stands under. */
  readonly group: string;
}

/** Reads the tables of docs/requirements.md, in their order. */
export function readRequirements(markdown: string): Requirement[] {
  let group = '';
  return markdown.split('\n').flatMap((line): Requirement[] => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const [, id, words] = /^\| ([A-Z]+-\d+) \| (.*?) \|$/.exec(line) ?? [];
    return id === undefined || words === undefined ? [] : [{ id, words: words.replaceAll('`', ''), group }];
  });
}
