import type { HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { colorNames, theme } from '../../themes/theme.ts';

const softened = css`color-mix(in srgb, ${theme.color.nightText} 85%, ${theme.color.nightCanvas})`;

// Overrides the color roles that components read with dark colors, so everything inside turns dark.
const Root = styled.div`
  ${colorNames.canvas}: ${theme.color.nightCanvas};
  ${colorNames.surface}: ${theme.color.nightSurface};
  ${colorNames.raised}: ${theme.color.nightSurface};
  ${colorNames.sunken}: ${theme.color.nightHairline};
  ${colorNames.text}: ${theme.color.nightText};
  ${colorNames.textMuted}: ${theme.color.nightMuted};
  ${colorNames.textOnPrimary}: ${theme.color.nightCanvas};
  ${colorNames.primary}: ${theme.color.nightText};
  ${colorNames.primaryHover}: ${softened};
  ${colorNames.primaryPressed}: ${theme.color.nightMuted};
  ${colorNames.action}: ${theme.color.nightAction};
  ${colorNames.actionHover}: ${theme.color.nightActionHover};
  ${colorNames.actionPressed}: ${theme.color.nightActionPressed};
  ${colorNames.textOnAction}: ${theme.color.nightOnAction};
  ${colorNames.actionText}: ${theme.color.nightAccent};
  ${colorNames.accentText}: ${theme.color.focusRingOnDark};
  ${colorNames.accentHighlight}: ${theme.color.nightHairline};
  ${colorNames.tintPink}: ${theme.color.nightHairline};
  ${colorNames.tintOrange}: ${theme.color.nightHairline};
  ${colorNames.tintNavy}: ${theme.color.nightHairline};
  ${colorNames.controlBorder}: ${theme.color.nightMuted};
  ${colorNames.hairline}: ${theme.color.nightHairline};
  ${colorNames.focusRing}: ${theme.color.focusRingOnDark};
  ${colorNames.success}: ${theme.color.nightText};
  ${colorNames.successText}: ${theme.color.nightText};
  ${colorNames.successTint}: ${theme.color.nightHairline};
  ${colorNames.warning}: ${theme.color.focusRingOnDark};
  ${colorNames.warningText}: ${theme.color.focusRingOnDark};
  ${colorNames.warningTint}: ${theme.color.nightSurface};
  ${colorNames.danger}: ${theme.color.nightAccent};
  ${colorNames.dangerHover}: color-mix(in srgb, ${theme.color.nightAccent} 85%, ${theme.color.nightText});
  ${colorNames.dangerText}: ${theme.color.nightAccent};
  ${colorNames.dangerTint}: ${theme.color.nightSurface};
  ${colorNames.info}: ${theme.color.nightText};
  ${colorNames.infoText}: ${theme.color.nightText};
  ${colorNames.infoTint}: ${theme.color.nightSurface};

  color-scheme: dark;
  padding: ${theme.space.x2};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  @media (prefers-contrast: more) { ${colorNames.hairline}: ${theme.color.nightMuted}; }
`;

export type NightStageProps = HTMLAttributes<HTMLDivElement>;

/** The dark background of a live room, on which every component takes its dark colors. */
export function NightStage(props: NightStageProps) {
  return <Root {...props} />;
}
