import { Community } from '../components/Community.tsx';
import type { CommunityProps } from '../components/Community.tsx';

export type CommunityScreenProps = Omit<CommunityProps, 'isFlat'>;

/** The community (ROUTE-17): circles as rooms, what is written in them, and how it is looked after. */
export function CommunityScreen(props: CommunityScreenProps) {
  return <Community {...props} isFlat={false} />;
}
