import type { AvatarKind } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';

/** The mark of a provider's kind. */
export const avatarKind: Record<ProviderKind, AvatarKind> = { THERAPIST: 'therapist', IMAM: 'imam', MENTOR: 'mentor' };
