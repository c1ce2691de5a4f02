/** For the stories of the community; nothing of the product imports it. */
import type { ComponentType } from 'react';
import { StoryAddress } from '../../shared/testing/story-address.tsx';
import { readCommunityAddress } from './model/address.ts';
import type { CommunityAddress } from './model/address.ts';

/** Ids of the mock server’s circles and posts. */
export const seeded = {
  circles: {
    grief: 'crc-h7m2w9kd',
    nights: 'crc-z6c3r5ub',
    converts: 'crc-w1k9f7ya',
    women: 'crc-b2v6g3xm',
    carers: 'crc-t9h1q6ce',
    arabic: 'crc-f8d2n4wj',
    fathers: 'crc-r5u9a1tb',
    students: 'crc-d5n4j8ps',
  },
  posts: {
    layla: 'pst-m4q8z2hk',
    long: 'pst-n3t6k8dy',
    locked: 'pst-g9w5b2fs',
    removed: 'pst-p1j7h4vc',
    appealed: 'pst-u6a3y9xn',
    deleted: 'pst-c8r2m7qe',
    fresh: 'pst-q9b4w7kc',
    noah: 'pst-e7s3n8ma',
    heldCrisis: 'pst-v2d6w4jb',
  },
} as const;

/** What an address of the community says. */
export const at = (search = '') => readCommunityAddress(new URLSearchParams(search));

interface ScreenProps {
  address: CommunityAddress;
  onAddressChange: (next: CommunityAddress, options: { replace: boolean }) => void;
}

/** A screen of the community with its address, as the app keeps it. */
export function AtAddress({
  screen: Screen,
  address,
  onAddressChange,
}: ScreenProps & { screen: ComponentType<ScreenProps> }) {
  return (
    <StoryAddress
      start={address}
      read={({ pathname, searchParams }) =>
        pathname.startsWith('/community') ? readCommunityAddress(searchParams) : undefined
      }
    >
      {(current, go) => (
        <Screen
          address={current}
          onAddressChange={(next, options) => {
            onAddressChange(next, options);
            go(next);
          }}
        />
      )}
    </StoryAddress>
  );
}

/** The circles that the stories visit. */
export const { grief, carers, converts, fathers } = seeded.circles;
