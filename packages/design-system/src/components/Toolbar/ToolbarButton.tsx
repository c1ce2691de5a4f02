import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { PressButton } from '../Button/PressButton.tsx';
import { PressToggle } from '../Button/PressToggle.tsx';
import { IconButton } from '../IconButton/index.ts';
import { iconButtonStyle } from '../IconButton/IconButton.styles.ts';

export interface ToolbarItem {
  /** Names the action; unique in the toolbar. */
  id: string;
  /** What it does, in a word or two. */
  label: string;
  /** A drawing; lucide’s with `aria-hidden`. */
  icon?: ReactNode;
  /** Shows the icon alone; the text becomes its tooltip. Only with an `icon`. */
  isIconOnly?: boolean;
  /** What it does. */
  onAction: () => void;
  /** Makes it a switch, and says whether it is on. */
  isSelected?: boolean;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** Keys that do the same, as in `aria-keyshortcuts`. */
  shortcut?: string;
}

const wordsStyle = css`
  ${iconButtonStyle}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  inline-size: auto;
  padding-inline: ${theme.space.x1};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  white-space: nowrap;
`;
const Words = styled(PressButton)`${wordsStyle}`;
const Switch = styled(PressToggle)`${wordsStyle}`;
/** The same content without the button, for measuring. */
export const GhostFace = styled.span`${wordsStyle}`;

/** One action of a toolbar. */
export function ToolbarButton({ item }: { item: ToolbarItem }) {
  const { label, icon, isIconOnly = false, onAction, isSelected, isDisabled = false, shortcut } = item;
  const toggle = isSelected === undefined ? {} : { isSelected };
  if (icon && isIconOnly)
    return (
      <IconButton
        label={label}
        icon={icon}
        onPress={onAction}
        isDisabled={isDisabled}
        {...toggle}
        {...(shortcut ? { shortcut } : {})}
      />
    );
  const shared = {
    isDisabled,
    onPress: onAction,
    // React Aria does not pass `aria-keyshortcuts` through.
    render: (props: ComponentProps<'button'>) => <button {...props} aria-keyshortcuts={shortcut} />,
  };
  const face = (
    <>
      {icon}
      {label}
    </>
  );
  return isSelected === undefined ? (
    <Words {...shared}>{face}</Words>
  ) : (
    <Switch {...shared} isSelected={isSelected}>
      {face}
    </Switch>
  );
}
