import { areaOf, patterns } from '@sakina/platform/domain';
import { LeaveQuestion } from '@sakina/portal-features/live/room';
import { isPlainPress } from '@sakina/portal-features/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setLeaveQuestion } from '../portal/leave-question.ts';

/** Whether a call that the provider’s frame holds goes on at an address of the product. */
const goesOnAt = (pathname: string) => areaOf(pathname) === 'provider' && pathname !== patterns.provider;

/** The link of a plain press that this tab follows by itself. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainPress(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link === null || link.hasAttribute('download') || !['', '_self'].includes(link.target) ? null : link;
}

/**
 * Asks before a link or the switch of portals leads out of the provider’s frame, whose end would end the call. Mounted
 * while the call runs. The browser’s Back, the quick exit, logging out and closing the tab do not ask.
 * @param props.leave Leaves the room, which stays open.
 */
export function AskBeforeLeaving({ leave }: { leave: () => void }) {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<{ go: () => void } | null>(null);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null || link.origin !== window.location.origin || goesOnAt(link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    const { pathname, search, hash } = link;
    setOnward({ go: () => void navigate(pathname + search + hash) });
  });

  useEffect(() => {
    setLeaveQuestion((go) => setOnward({ go }));
    // Before the links of the page hear of it.
    const click = (event: MouseEvent) => follow(event);
    document.addEventListener('click', click, true);
    return () => {
      setLeaveQuestion(null);
      document.removeEventListener('click', click, true);
    };
  }, []);

  const confirm = () => {
    setOnward(null);
    leave();
    onward?.go();
  };
  return <LeaveQuestion isOpen={onward !== null} onStay={() => setOnward(null)} onLeave={confirm} />;
}
