import styled from 'styled-components';
import { Avatar, Heading, Inline, Link, Text, theme, up } from '@sakina/design-system';
import { profilePath } from '../model/profile-path.ts';
import { avatarKind, useKindOf } from '../../../shared/index.ts';
import type { CardActionsProps } from './CardActions.tsx';
import { LateCardActions } from './lazy-controls.tsx';
import { NextFree } from './NextFree.tsx';
import { Rating } from './Rating.tsx';
import { Standing } from './Standing.tsx';
import { WishMatch } from './WishMatch.tsx';
import { useFeeText } from './use-fee-text.ts';

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.half} ${theme.space.x2};
  align-items: center;
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
  & > :nth-child(n + 3) { grid-column: 1 / -1; }
  @media ${up.lg} {
    grid-template-columns: auto minmax(0, 1.2fr) minmax(0, 1fr) auto;
    & > :nth-child(n + 3) { grid-column: auto; }
  }
`;

/** One provider as a line: who, how soon, for how much. The card says more. */
export function ProviderLine({ provider, ...props }: CardActionsProps) {
  const kindOf = useKindOf();
  const { price, notes } = useFeeText()(provider, props.query.insurers);
  return (
    <Root>
      <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} />
      <div>
        <Heading level={3} size="md">
          <Link href={profilePath(provider)} variant="row">
            <bdi>{provider.displayName}</bdi>
          </Link>
        </Heading>
        <Inline gap="x1">
          <Text as="span" size="sm" tone="muted">
            {kindOf(provider)}
          </Text>
          <Rating rating={provider.rating} />
          <Standing {...provider} />
          <WishMatch provider={provider} {...props} />
        </Inline>
      </div>
      <div>
        <NextFree provider={provider} />
        <Text size="sm">
          <Text as="span" font="data" weight="strong">
            {price}
          </Text>{' '}
          <Text as="span" tone="muted">
            {notes.join(' · ')}
          </Text>
        </Text>
      </div>
      <LateCardActions provider={provider} {...props} />
    </Root>
  );
}
