import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styles, script } from './report-look.ts';
import type { Change, Outcome } from './outcome.ts';
import type { Album, Picture } from './album.ts';

/** What stands above the report. */
export interface ReportHead {
  before: string;
  after: string;
  /** How the base was chosen. */
  reason: string;
  browser: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const nameOf = ({ story, width, theme, step }: Picture) =>
  [`${story.title} / ${story.name}`, `${width} px`, theme && `${theme} theme`, step && `step ${step}`]
    .filter(Boolean)
    .join(' · ');

/** An address of a file beside the page. */
const addressOf = (folder: string, file: string) => escape(`${folder}/${encodeURIComponent(file)}`);

const image = (folder: string, file: string, alt: string) =>
  `<a href="${addressOf(folder, file)}"><img loading="lazy" src="${addressOf(folder, file)}" alt="${escape(alt)}"></a>`;

function stateOf({ accepted, isUnsteady }: Change): string {
  if (accepted)
    return `<p class="accepted"><strong>Accepted:</strong> ${escape(accepted.what)} ${escape(accepted.why)}</p>`;
  return isUnsteady ? '<p class="open"><strong>Unsteady:</strong> the same tree gave two different pictures.</p>' : '';
}

function changeCard(change: Change): string {
  const name = nameOf(change.after);
  const figure = (title: string, body: string) => `<figure><figcaption>${title}</figcaption>${body}</figure>`;
  return `<article data-portal="${escape(change.after.story.portal)}" data-name="${escape(name.toLowerCase())}" data-state="${change.accepted ? 'accepted' : 'open'}">
<h3>${escape(name)}</h3><p>${escape(change.words)}</p>${stateOf(change)}
<div class="three">${figure('Before', image('before', change.before.file, `${name}, before`))}${figure('After', image('after', change.after.file, `${name}, after`))}${figure('Difference', image('difference', change.file, `${name}, what differs in red`))}</div>
<p class="id">${escape(change.after.id)}</p></article>`;
}

function list(title: string, folder: string, pictures: readonly Picture[]): string {
  if (pictures.length === 0) return '';
  const items = pictures.map(
    (picture) => `<li><a href="${addressOf(folder, picture.file)}">${escape(nameOf(picture))}</a></li>`,
  );
  return `<section><h2>${title}: ${pictures.length}</h2><details${pictures.length <= 20 ? ' open' : ''}><summary>Show them</summary><ul>${items.join('')}</ul></details></section>`;
}

function broken({ broken: stories }: Outcome): string {
  if (stories.length === 0) return '';
  const items = stories.map(
    ({ story, problem }) =>
      `<li><strong>${escape(`${story.title} / ${story.name}`)}</strong><pre>${escape(problem.slice(0, 2000))}</pre></li>`,
  );
  return `<section class="open"><h2>Broken: ${stories.length}</h2><ul>${items.join('')}</ul></section>`;
}

/** Portals with a change, and how many pictures of each. */
function byPortal(changes: readonly Change[]): [string, Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes)
    groups.set(change.after.story.portal, [...(groups.get(change.after.story.portal) ?? []), change]);
  return [...groups];
}

/** The page of the report: one file, no script from elsewhere, pictures beside it. */
export function reportPage(outcome: Outcome, head: ReportHead): string {
  const portals = byPortal(outcome.changes);
  const open = outcome.changes.filter(({ accepted }) => accepted === undefined).length;
  const counts: [string, number][] = [
    ['to look at', open],
    ['accepted', outcome.changes.length - open],
    ['new', outcome.added.length],
    ['gone', outcome.removed.length],
    ['broken', outcome.broken.length],
    ['the same', outcome.same],
  ];
  const options = portals.map(
    ([portal, changes]) => `<option value="${escape(portal)}">${escape(portal)} (${changes.length})</option>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Pictures: ${open} to look at</title><style>${styles}</style></head>
<body><header><h1>What the pictures show</h1>
<p><strong>${escape(head.after)}</strong> against <strong>${escape(head.before)}</strong>, ${escape(head.reason)}. ${escape(head.browser)}.</p>
<dl>${counts.map(([what, count]) => `<div><dt>${what}</dt><dd>${count}</dd></div>`).join('')}</dl></header>
<main>${broken(outcome)}${
    outcome.changes.length === 0
      ? '<p>No picture changed.</p>'
      : `<form><label>Portal <select name="portal"><option value="">All (${outcome.changes.length})</option>${options.join('')}</select></label>
<label>Show <select name="state"><option value="">All</option><option value="open">To look at</option><option value="accepted">Accepted</option></select></label>
<label>Name contains <input name="text" type="search"></label><output aria-live="polite"></output></form>`
  }
${portals.map(([portal, changes]) => `<section data-group><h2>${escape(portal)}</h2>${changes.map(changeCard).join('\n')}</section>`).join('\n')}
${list('New', 'after', outcome.added)}${list('Gone', 'before', outcome.removed)}</main><script>${script}</script></body></html>`;
}

/**
 * Writes the report: `index.html`, `outcome.json`, and the pictures that they speak of.
 * @param directory Where it goes; what lies there is thrown away, save the pictures of the differences.
 */
export function writeReport(
  directory: string,
  outcome: Outcome,
  head: ReportHead,
  albums: { before?: Album | undefined; after: Album },
): void {
  const take = (folder: string, album: Album | undefined, pictures: readonly Picture[]) => {
    rmSync(join(directory, folder), { recursive: true, force: true });
    mkdirSync(join(directory, folder), { recursive: true });
    for (const { file } of pictures)
      if (album) copyFileSync(join(album.directory, file), join(directory, folder, file));
  };
  take('before', albums.before, [...outcome.changes.map(({ before }) => before), ...outcome.removed]);
  take('after', albums.after, [...outcome.changes.map(({ after }) => after), ...outcome.added]);
  writeFileSync(join(directory, 'index.html'), reportPage(outcome, head));
  writeFileSync(join(directory, 'outcome.json'), `${JSON.stringify({ ...head, ...outcome }, null, 2)}\n`);
}
