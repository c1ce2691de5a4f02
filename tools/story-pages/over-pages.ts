import type { Story } from './stories.ts';

/** The stories of one title, which stay together on one page. */
function byTitle(stories: readonly Story[]): Story[][] {
  const groups = new Map<string, Story[]>();
  for (const story of stories) groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  return [...groups.values()];
}

/** One page of several, as the work sees it. */
export interface Worker {
  close: () => Promise<void>;
}

/**
 * Does something with every story, on several pages at once; the next page that is free takes the next title.
 * @param stories What to go through.
 * @param open Opens one worker.
 * @param count How many workers.
 * @param work What to do with one story.
 */
export async function overPages<W extends Worker>(
  stories: readonly Story[],
  open: () => W,
  count: number,
  work: (worker: W, story: Story) => Promise<void>,
): Promise<void> {
  const left = byTitle(stories);
  const workers = Array.from({ length: Math.min(count, left.length) }, open);
  await Promise.all(
    workers.map(async (worker) => {
      try {
        for (let group = left.shift(); group !== undefined; group = left.shift()) {
          for (const story of group) await work(worker, story);
        }
      } finally {
        await worker.close();
      }
    }),
  );
}

/** Says how far a long run is, at most once every few seconds. */
export function progressOf(what: string, total: number, write: (line: string) => void = console.log): () => void {
  const began = Date.now();
  let [done, said] = [0, began];
  return () => {
    done += 1;
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    const left = ((said - began) / done) * (total - done);
    write(`  ${what}: ${done} of ${total}, about ${Math.ceil(left / 1000)} s left`);
  };
}
