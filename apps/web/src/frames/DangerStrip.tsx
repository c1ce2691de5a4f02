import { lazyPart } from '@sakina/design-system';
import { useUser } from '@sakina/platform/react/session';
import { WhenIdle } from '../loading/WhenIdle.tsx';

const OnCall = lazyPart(() => import('./OnCall.tsx').then((m) => m.OnCall));

/** First on every frame: what whoever is signed in has to answer for someone in danger (CARE-2). Nothing for visitors. */
export function DangerStrip() {
  const isSignedIn = useUser() !== null;
  return (
    isSignedIn && (
      <WhenIdle what="show the alerts that you are on call for">
        <OnCall />
      </WhenIdle>
    )
  );
}
