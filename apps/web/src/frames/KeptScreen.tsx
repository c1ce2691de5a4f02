import { createContext, Fragment, use, useState } from 'react';
import type { ReactNode } from 'react';

/** A screen that its frame holds, so that it may go on while other pages of the frame are shown. */
export interface KeptScreen {
  /** What it is about; another one takes its place, and the former ends. */
  id: string;
  element: ReactNode;
}

const KeepContext = createContext<(screen: KeptScreen | null) => void>(() => undefined);

/** Hands a screen to the frame around; null lets it go. */
export const useKeepScreen = () => use(KeepContext);

/** Holds one screen beside the pages of a frame: it is drawn by the frame, so that a change of page does not end it. */
export function KeepsScreen({ children }: { children: ReactNode }) {
  const [kept, keep] = useState<KeptScreen | null>(null);
  return (
    <KeepContext value={keep}>
      {children}
      {kept && <Fragment key={kept.id}>{kept.element}</Fragment>}
    </KeepContext>
  );
}
