import { Sparkle } from 'lucide-react';
import { Badge } from '@sakina/design-system';
import type { ProviderSummary } from '@sakina/platform/contract';
import { wishMatch } from '../model/wishes.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

export interface WishMatchProps extends Pick<QueryProps, 'query' | 'presetKinds'> {
  /** The provider, as a list shows them. */
  provider: ProviderSummary;
}

/** How many of the reader's wishes a provider meets, in words; nothing where nothing is wished for. */
export function WishMatch({ provider, query, presetKinds }: WishMatchProps) {
  const t = useDirectoryText();
  const match = wishMatch(provider, query, presetKinds);
  if (!match) return null;
  const isWhole = match.met === match.total;
  return (
    <Badge tone={isWhole ? 'accent' : 'neutral'} {...(isWhole && { icon: <Sparkle aria-hidden /> })}>
      {match.total === 1 ? t(isWhole ? 'wishes.one' : 'wishes.notOne') : t('wishes.met', { ...match })}
    </Badge>
  );
}
