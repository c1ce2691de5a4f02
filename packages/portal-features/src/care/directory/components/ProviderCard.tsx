import styled from 'styled-components';
import { Avatar, Badge, Inline, LinkCard, Stack, Text, theme, up } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { profilePath } from '../model/profile-path.ts';
import { avatarKind, useKindOf } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { CardActionsProps } from './CardActions.tsx';
import { LateCardActions } from './lazy-controls.tsx';
import { NextFree } from './NextFree.tsx';
import { Rating } from './Rating.tsx';
import { Standing } from './Standing.tsx';
import { WishMatch } from './WishMatch.tsx';
import { useFeeText } from './use-fee-text.ts';
import { useLabels } from './use-labels.ts';
import { useZoneText } from './use-zone-text.ts';

const SHOWN_SPECIALITIES = 3;

// On a phone the name stands beside the picture with what the person is, and the rest below both over the whole width.
const Root = styled(LinkCard)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space.x2};
  row-gap: ${theme.space.x1};
  &[data-padding] { padding: ${theme.space.x2}; }
  align-items: start;
  overflow-wrap: anywhere;
  & > :first-child { grid-row: 1 / span 2; }
  & > :nth-child(3) { display: contents; }
  & > :nth-child(3) > :not(:first-child) { grid-column: 1 / -1; }
  @media ${up.sm} {
    column-gap: ${theme.space.x3};
    row-gap: ${theme.space.half};
    &[data-padding] { padding: ${theme.space.x3}; }
    & > :nth-child(3) { display: flex; grid-column: 2; }
  }
  /* With room, when and for how much stand at the end of the card, and four people on a window. */
  @media ${up.lg} {
    grid-template-columns: auto minmax(0, 1fr) 14rem;
    grid-template-rows: repeat(4, auto) 1fr;
    column-gap: ${theme.space.x2};
    &[data-padding] { padding: ${theme.space.x2}; }
    & > :first-child { grid-row: 1 / span 5; }
    & > :nth-child(3) { display: contents; }
    & > :nth-child(3) > :not(:first-child) { grid-column: 2; }
    & > :nth-child(3) > [data-part='side'] {
      grid-column: 3;
      grid-row: 1 / span 5;
      align-self: stretch;
      justify-content: space-between;
    }
  }
`;
const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  min-inline-size: 0;
`;
// Two lines tell whether to look closer; a phone shows more people instead of more lines, and the page of each has it
// whole.
const Headline = styled(Text)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  @media ${up.sm} { display: block; }
  @media ${up.lg} { display: -webkit-box; -webkit-line-clamp: 1; }
`;
// A place may be one long word; it breaks instead of widening the page.
const Place = styled(Inline)`& > * { min-inline-size: 0; }`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x3};
  margin-block-start: ${theme.space.x1};
  padding-block-start: ${theme.space.x1h};
  border-block-start: 1px solid ${theme.color.hairline};
  @media ${up.lg} { flex-direction: column; gap: ${theme.space.half}; margin: 0; padding: 0; border: 0; }
`;

export type ProviderCardProps = CardActionsProps;

/** One provider as the directory lists them: enough to decide whether to look closer. */
export function ProviderCard({ provider, ...props }: ProviderCardProps) {
  const t = useDirectoryText();
  const kindOf = useKindOf();
  const format = useFormat();
  const labels = useLabels();
  const zone = useZoneText()(provider.timeZone);
  const { price, notes } = useFeeText()(provider, props.query.insurers);
  const hidden = provider.specialities.length - SHOWN_SPECIALITIES;

  return (
    <Root
      href={profilePath(provider)}
      title={<bdi>{provider.displayName}</bdi>}
      media={<Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="lg" />}
    >
      <Place gap="x1">
        <Text as="span" size="sm" font="control" weight="strong">
          {kindOf(provider)}
        </Text>
        <Standing {...provider} />
        <WishMatch provider={provider} {...props} />
        <Rating rating={provider.rating} />
        <Text as="span" size="sm" tone="muted">
          {t('card.speaks', { languages: labels.list(provider.languages.map(labels.language)) })}
        </Text>
      </Place>
      <Headline>
        <bdi>{provider.headline}</bdi>
      </Headline>
      <Text as="span" size="sm" tone="muted">
        {t('card.place', { city: provider.city, country: format.country(provider.country) })}
        {!zone.isSame && <> · {zone.words}</>}
      </Text>
      <Inline as="ul" gap="half" aria-label={t('card.specialities')}>
        {provider.specialities.slice(0, SHOWN_SPECIALITIES).map((value) => (
          <li key={value}>
            <Badge>{labels.speciality(value)}</Badge>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Text as="span" size="xs" tone="muted">
              {t('card.more', { count: hidden })}
            </Text>
          </li>
        )}
      </Inline>
      <Side data-part="side">
        <Foot>
          <div>
            <NextFree provider={provider} />
          </div>
          <Stack gap="none">
            <Text as="span" size="sm" font="data" weight="strong">
              {price}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {notes.join(' · ')}
            </Text>
          </Stack>
        </Foot>
        <LateCardActions provider={provider} {...props} />
      </Side>
    </Root>
  );
}
