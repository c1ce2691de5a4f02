import type { ReactNode } from 'react';
import { StoryAddress } from '../../../shared/testing/story-address.tsx';
import { readDirectoryQuery, writeDirectoryQuery } from '../model/query.ts';
import type { DirectoryQuery } from '../model/query.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import type { DirectoryScreenProps } from './DirectoryScreen.tsx';
import { EnhancedProfileScreen } from './EnhancedProfileScreen.tsx';

const DIRECTORY = '/find-therapist';

function hrefOf(query: DirectoryQuery): string {
  const search = writeDirectoryQuery(query).toString();
  return `${DIRECTORY}${search && '?'}${search}`;
}

/** The query of an address. */
export const at = (address: string) => readDirectoryQuery(new URLSearchParams(address));

interface AtAddressProps extends DirectoryScreenProps {
  /** Renders the page of a provider; left out, links to it do nothing. */
  profile?: (href: string) => ReactNode;
}

/** For stories: the directory with its query in an address, as the app keeps it. */
export function AtAddress({ query, onQueryChange, profile, ...rest }: AtAddressProps) {
  function read({ pathname, search }: URL) {
    const isKnown = pathname === DIRECTORY || (profile && /^\/(?:therapist|leader)\//.test(pathname));
    return isKnown ? `${pathname}${search}` : undefined;
  }
  return (
    <StoryAddress start={hrefOf(query)} read={read}>
      {(href, go) =>
        profile && !href.startsWith(DIRECTORY) ? (
          profile(href)
        ) : (
          <DirectoryScreen
            {...rest}
            here={href}
            query={at(href.slice(DIRECTORY.length))}
            onQueryChange={(next, options) => {
              onQueryChange(next, options);
              go(hrefOf(next));
            }}
          />
        )
      }
    </StoryAddress>
  );
}

/** For journeys: the directory, and behind a link to a provider their large profile. */
export function Finding(props: DirectoryScreenProps) {
  return (
    <AtAddress
      {...props}
      profile={(href) => <EnhancedProfileScreen providerId={href.split('/')[2] ?? null} here={href} />}
    />
  );
}
