import { actNamed, actNames, patterns, quietWrites } from '@sakina/platform/domain';
import type { Act, ActName } from '@sakina/platform/domain';
import { staleReadsOf } from '../../packages/platform/src/contract/stale-reads.ts';

export { isStaleAfter } from '../../packages/platform/src/contract/stale-reads.ts';

/** Where the document is, from the repository’s root. */
export const ACTS_DOCUMENT = 'docs/rules/acts.md';

const SIDES: Readonly<Record<string, string>> = {
  CLIENT: 'client',
  PROVIDER: 'provider',
  ADMINISTRATOR: 'administrator',
  ON_CALL: 'who is on call',
  MEMBER: 'member',
  VISITOR: 'visitor',
  PERSON: 'the person themselves',
  SERVER: 'the server',
  READERS: 'readers of the questionnaire',
  SEATS: 'everyone with a seat',
  VIEWERS: 'who waits for it',
  AUTHOR: 'its author',
  REPORTER: 'who reported it',
  RECEIVER: 'who receives it',
};

const side = (name: string) => SIDES[name] ?? name;
const code = (text: string) => `\`${text}\``;
const listed = (parts: readonly string[]) => (parts.length === 0 ? '–' : parts.join('<br>'));

function rowOf(name: ActName, act: Act): string {
  const told = act.tells.length === 0 ? ['nobody'] : act.tells.map(({ who, kind }) => `${side(who)}: ${code(kind)}`);
  const answer = act.answer
    ? [`${side(act.answer.who)}, ${code(patterns[act.answer.route])}: ${code(act.answer.does)}`]
    : [];
  const screens = act.shows.map(
    ({ who, route, state, read }) => `${side(who)}, ${code(patterns[route])}: ${state} (${code(read)})`,
  );
  const cells = [
    `${act.name}<br>${code(name)}`,
    act.by.map(side).join(', '),
    listed(act.does.map(code)),
    listed(told),
    listed(answer),
    listed(screens),
    listed([...new Set(act.does.flatMap((call) => staleReadsOf(call) ?? []))].map(code)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The text of docs/rules/acts.md, as the table of acts has it now. */
export function writeActs(): string {
  const heads = ['Act', 'By', 'Calls', 'Told', 'Answered by', 'Shown to', 'Read again'];
  const quiet = quietWrites.flatMap(({ because, writes }) => [`- ${because}`, `  ${writes.map(code).join(', ')}`]);
  return [
    '# Acts',
    '',
    'Who does what, who is told, and where it is seen. Written from `packages/platform/src/domain/acts` by `npm run acts`; change the table, not this file. No one is told of their own act, and someone who is on both sides is told once.',
    '',
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...actNames.map((name) => rowOf(name, actNamed(name))),
    '',
    '## Writes that tell nobody',
    '',
    ...quiet,
    '',
  ].join('\n');
}
