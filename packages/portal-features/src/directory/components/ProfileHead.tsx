import { Avatar, Inline, PageHeader, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { avatarKind, useKindOf } from '../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { LateSaveButton } from './LateSaveButton.tsx';
import { Rating } from './Rating.tsx';
import { Standing } from './Standing.tsx';

export interface ProfileHeadProps {
  provider: ProviderProfile;
  /** Where the reader came from; left out, no way back is shown. */
  backTo?: string | undefined;
  /** The path of this page, to come back to after signing in. */
  here: string;
}

/** Who this is: name, kind, place, what they do in one line, and whether someone checked. */
export function ProfileHead({ provider, backTo, here }: ProfileHeadProps) {
  const t = useDirectoryText();
  const kindOf = useKindOf();
  const format = useFormat();
  return (
    <PageHeader
      title={<bdi>{provider.displayName}</bdi>}
      media={<Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="xl" />}
      {...(backTo && { back: { href: backTo, label: t('profile.back') } })}
    >
      <Text tone="muted">
        {t('profile.kindAndPlace', {
          kind: kindOf(provider),
          city: provider.city,
          country: format.country(provider.country),
        })}
      </Text>
      <Text size="lg" measure>
        <bdi>{provider.headline}</bdi>
      </Text>
      <Inline gap="x1h">
        <Standing {...provider} />
        <Rating rating={provider.rating} />
        <LateSaveButton provider={provider} here={here} />
      </Inline>
    </PageHeader>
  );
}
