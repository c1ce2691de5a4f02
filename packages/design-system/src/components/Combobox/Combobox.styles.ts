import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled, { css } from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldButtonStyle, fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';
import type { ChoiceOption } from './choice-option.ts';

/** The root of the fields of this family. */
export const comboboxRoot = css`${fieldStyle}`;
export const Root = styled(ComboBox<ChoiceOption>)`${comboboxRoot}`;

export const Box = styled(Group)`position: relative;`;

export const TypedInput = styled(Input)`
  ${inputStyle}
  padding-inline-end: calc(${theme.size.controlHeight} + ${theme.space.x3});
  /* Words of the other direction begin where the button stands. */
  [dir='rtl'] &:dir(ltr), [dir='ltr'] &:dir(rtl) {
    padding-inline: calc(${theme.size.controlHeight} + ${theme.space.x3}) ${theme.size.controlPadding};
  }
  text-overflow: ellipsis;
`;

export const OpenButton = styled(PressButton)`
  ${fieldButtonStyle}
  & > svg { transition: rotate ${theme.motion.fast} ${theme.motion.easing}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  &[data-disabled] { opacity: 0.5; }
`;

/** The spinner is inside the field, where it moves nothing when it appears. */
export const Working = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.size.controlHeight};
  display: grid;
  place-items: center;
  color: ${theme.color.textMuted};
  pointer-events: none;
`;

export const List = styled(Popover)`
  ${popoverStyle}
  display: flex;
  flex-direction: column;
  /* Never wider than the window: a list that makes the page scroll is closed by React Aria for it. */
  min-inline-size: min(var(--trigger-width), calc(100vw - 1rem));
  max-inline-size: min(max(var(--trigger-width), 28rem), calc(100vw - 1rem));
  overflow: hidden;
`;

export const Options = styled(ListBox)`
  min-block-size: 0;
  max-block-size: 20rem;
  padding: ${theme.space.half};
  overflow: auto;
  outline: none;
  /* While the next answers are awaited, the last ones stay and step back. */
  &[data-stale] [data-part] { color: ${theme.color.textMuted}; }
`;

export const Option = styled(ListBoxItem)`
  ${optionStyle}
  &[data-selected] { font-weight: 700; }
  @media (forced-colors: active) { &[data-focused] { outline: 2px solid Highlight; } }
`;

export const GroupName = styled(Header)`
  padding: ${theme.space.x1} ${theme.space.x1h} ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 700;
`;

export const Notice = styled.div`
  padding: ${theme.space.x1h};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  overflow-wrap: anywhere;
`;

export const Check = styled.span`
  inline-size: 1.125rem;
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
`;

/** Actions about the list, below the field: Tab reaches them there, but not inside the open list. */
export const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
  margin-block-start: ${theme.space.half};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  line-height: 1.4;
  /* The words wrap beside their sign, not below it. */
  & > svg { flex: none; }
  & > span { max-inline-size: calc(100% - 2rem); }
`;
