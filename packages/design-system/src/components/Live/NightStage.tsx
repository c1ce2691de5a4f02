import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

const names = theme.vars.color;
const softened = `color-mix(in srgb, ${theme.color.nightText} 85%, ${theme.color.nightCanvas})`;

// The roles that components read are filled with the night's own colours, so everything inside turns to night at once.
const Root = styled.div`
  ${names.canvas}: ${theme.color.nightCanvas};
  ${names.surface}: ${theme.color.nightSurface};
  ${names.sunken}: ${theme.color.nightHairline};
  ${names.text}: ${theme.color.nightText};
  ${names.textMuted}: ${theme.color.nightMuted};
  ${names.textOnPrimary}: ${theme.color.nightCanvas};
  ${names.primary}: ${theme.color.nightText};
  ${names.primaryHover}: ${softened};
  ${names.primaryPressed}: ${theme.color.nightMuted};
  ${names.actionText}: ${theme.color.nightAccent};
  ${names.accentText}: ${theme.color.focusRingOnDark};
  ${names.accentHighlight}: ${theme.color.nightHairline};
  ${names.tintPink}: ${theme.color.nightHairline};
  ${names.tintOrange}: ${theme.color.nightHairline};
  ${names.tintNavy}: ${theme.color.nightHairline};
  ${names.controlBorder}: ${theme.color.nightMuted};
  ${names.hairline}: ${theme.color.nightHairline};
  ${names.focusRing}: ${theme.color.focusRingOnDark};
  ${names.success}: ${theme.color.nightText};
  ${names.successText}: ${theme.color.nightText};
  ${names.successTint}: ${theme.color.nightHairline};
  ${names.warning}: ${theme.color.focusRingOnDark};
  ${names.warningText}: ${theme.color.focusRingOnDark};
  ${names.warningTint}: ${theme.color.nightSurface};
  ${names.danger}: ${theme.color.nightAccent};
  ${names.dangerHover}: color-mix(in srgb, ${theme.color.nightAccent} 85%, ${theme.color.nightText});
  ${names.dangerText}: ${theme.color.nightAccent};
  ${names.dangerTint}: ${theme.color.nightSurface};
  ${names.info}: ${theme.color.nightText};
  ${names.infoText}: ${theme.color.nightText};
  ${names.infoTint}: ${theme.color.nightSurface};

  color-scheme: dark;
  padding: ${theme.space.x2};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
`;

export type NightStageProps = HTMLAttributes<HTMLDivElement>;

/** The night of a live room: a dark ground on which every component takes its dark colours. */
export function NightStage(props: NightStageProps) {
  return <Root {...props} />;
}
