import { Community } from '../components/Community.tsx';
import type { CommunityProps } from '../components/Community.tsx';

export type FlatCommunityScreenProps = Omit<CommunityProps, 'isFlat'>;

/** The same posts with the same actions as one flat list (ROUTE-17, the old address). */
export function FlatCommunityScreen(props: FlatCommunityScreenProps) {
  return <Community {...props} isFlat />;
}
