import { useEffect, useState } from 'react';
import { EnhancedProfileScreen } from './EnhancedProfileScreen.tsx';
import type { DirectoryScreenProps } from './DirectoryScreen.tsx';
import { AtAddress } from './story-address.tsx';

/** For the journeys: the directory, and behind the link to somebody's page their large profile, as the app's router does it. */
export function Finding(props: DirectoryScreenProps) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    function follow(event: MouseEvent) {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      if (!href) return;
      event.preventDefault();
      if (href.startsWith('/therapist/') || href.startsWith('/leader/')) setPath(href);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return path === null ? (
    <AtAddress {...props} />
  ) : (
    <EnhancedProfileScreen providerId={path.split('/')[2] ?? null} here={path} />
  );
}
