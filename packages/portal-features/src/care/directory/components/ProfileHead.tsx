import { Avatar, Inline, PageHeader, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { avatarKind, useKindOf } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { LateSaveButton } from './LateSaveButton.tsx';
import { Rating } from './Rating.tsx';
import { Standing } from './Standing.tsx';

export interface ProfileHeadProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** Where the reader came from; left out, no way back is shown. */
  backTo?: string | undefined;
  /** The path of this page, to come back to after signing in. */
  here: string;
  /** Whether it is the head of the large profile, which is a page of its own. @default false */
  isLarge?: boolean;
}

/** Who this is: name, kind, place, what they do in one line, and whether someone checked. */
export function ProfileHead({ provider, backTo, here, isLarge = false }: ProfileHeadProps) {
  const t = useDirectoryText();
  const kindOf = useKindOf();
  const format = useFormat();
  const named = { name: provider.displayName, type: provider.kind, kind: kindOf(provider), city: provider.city };
  usePageName(t(isLarge ? 'profile.largePageName' : 'profile.pageName', named));
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
