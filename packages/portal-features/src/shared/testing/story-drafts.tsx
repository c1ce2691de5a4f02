import type { DraftVault } from '@sakina/platform/drafts';
import { DraftsProvider } from '@sakina/platform/react';
import type { Decorator } from '@storybook/react-vite';
import { Fragment, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';

const LEAVE = 'story:leave';
const OWNER = 'usr-story';

/** A vault in memory. @param isFull Whether nothing more can be kept, as in a browser without room. */
function storyVault(isFull: boolean): DraftVault {
  const drafts = new Map<string, string>();
  return {
    seal: (_user, record, value) => {
      if (!isFull) drafts.set(record, JSON.stringify(value));
      return Promise.resolve(!isFull);
    },
    open: (_user, record) => Promise.resolve(JSON.parse(drafts.get(record) ?? 'null') ?? undefined),
    forget: (_user, record) => Promise.resolve(void drafts.delete(record)),
    sweep: () => Promise.resolve(),
    destroyAll: () => Promise.resolve(),
    generation: () => 0,
  };
}

/** Shows its children until the story leaves them; they come back as on another visit. */
function Visits({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(1);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    window.addEventListener(LEAVE, leave);
    return () => window.removeEventListener(LEAVE, leave);
  }, []);
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => {
      setVisit((count) => count + 1);
      setAway(false);
    }, 50);
    return () => clearTimeout(timer);
  }, [isAway]);
  return <div data-visit={isAway ? 'none' : visit}>{isAway ? null : <Fragment key={visit}>{children}</Fragment>}</div>;
}

function Kept({ isFull, children }: { isFull: boolean; children: ReactNode }) {
  const vault = useMemo(() => storyVault(isFull), [isFull]);
  return (
    <DraftsProvider vault={vault} userId={OWNER}>
      <Visits>{children}</Visits>
    </DraftsProvider>
  );
}

/** Keeps what is typed for as long as the story runs, so that `leaveAndReturn` can be tried. */
export const keepsDrafts: Decorator = (Story) => (
  <Kept isFull={false}>
    <Story />
  </Kept>
);

/** A browser that cannot keep anything. */
export const keepsNothing: Decorator = (Story) => (
  <Kept isFull>
    <Story />
  </Kept>
);

/** Leaves the screen as a link or Back does, and comes back to it. */
export async function leaveAndReturn(): Promise<void> {
  const visitNow = () => document.querySelector('[data-visit]')?.getAttribute('data-visit');
  const before = visitNow();
  // As the press of a link does; a field that is removed with the focus still in it reports a blur while React renders.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.dispatchEvent(new Event(LEAVE));
  await waitFor(() => {
    if (visitNow() === 'none' || visitNow() === before) throw new Error('The screen is not back yet.');
  });
}
