import { createContext, Fragment, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** A screen that its frame holds, so that it may go on while other pages of the frame are shown. */
export interface KeptScreen {
  /** What it is about. */
  id: string;
  element: ReactNode;
}

/** The place of one screen in a frame. */
export interface ScreenKeeper {
  /** What the screen there is about; null while there is none. */
  readonly keptId: string | null;
  /** Puts a screen there, in place of the one before, which ends; null takes it away. */
  readonly keep: (screen: KeptScreen | null) => void;
}

const KeeperContext = createContext<ScreenKeeper | null>(null);

/** The place of one screen in the frame around; null where no frame holds one, and the page shows it itself. */
export const useScreenKeeper = (): ScreenKeeper | null => use(KeeperContext);

/** Holds one screen beside the pages of a frame: it is drawn by the frame, so that a change of page does not end it. */
export function KeepsScreen({ children }: { children: ReactNode }) {
  const [kept, keep] = useState<KeptScreen | null>(null);
  const keptId = kept?.id ?? null;
  const keeper = useMemo(() => ({ keptId, keep }), [keptId]);
  return (
    <KeeperContext value={keeper}>
      {children}
      {kept && <Fragment key={kept.id}>{kept.element}</Fragment>}
    </KeeperContext>
  );
}
