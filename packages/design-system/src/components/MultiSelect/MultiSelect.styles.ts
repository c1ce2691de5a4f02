import { ComboBoxValue } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { inputStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';

/** Looks like one field: the tags of what is chosen, and behind them the place to type. */
export const Box = styled(Group)`
  ${inputStyle}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half};
  padding-inline-end: calc(${theme.size.controlHeight} + ${theme.space.half});
  padding-inline-start: ${theme.space.half};
  cursor: text;

  &[data-focus-within]:has(input[data-focus-visible]) {
    outline: 2px solid ${theme.color.focusRing};
    outline-offset: 2px;
  }
  [data-invalid] > & { border-color: ${theme.color.danger}; box-shadow: inset 0 0 0 1px ${theme.color.danger}; }
  [data-readonly] > & { background: ${theme.color.sunken}; }
`;

export const Chosen = styled(ComboBoxValue)`
  display: contents;
`;

export const Tags = styled(TagGroup)`
  display: contents;
`;

export const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.half};
  min-inline-size: 0;
  outline: none;
  &[data-empty] { display: none; }
`;

export const Item = styled(Tag)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 1.75rem;
  padding-inline-start: ${theme.space.x1};
  border: 1px solid transparent;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.3;
  cursor: default;
  overflow-wrap: anywhere;

  &:not([data-allows-removing]) { padding-inline-end: ${theme.space.x1}; }
  &[data-focus-visible] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 1px; }
  @media (forced-colors: active) { border-color: currentcolor; }
`;

export const RemoveButton = styled(PressButton)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  &[data-hovered] { color: ${theme.color.text}; }
  & > svg { inline-size: 1rem; block-size: 1rem; }
  @media (pointer: coarse) { inline-size: 2.25rem; block-size: 2.25rem; }
`;

export const TypedInput = styled(Input)`
  flex: 1 1 7rem;
  min-inline-size: 0;
  min-block-size: 1.75rem;
  padding: 0 ${theme.space.x1};
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  outline: none;

  &::placeholder { color: ${theme.color.textMuted}; opacity: 1; }
  &[data-focus-visible] { outline: none; }
  &[data-disabled] { cursor: not-allowed; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.x2};
  min-block-size: 2rem;
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
`;

export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
`;

export const Shortcut = styled(PressButton)`
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: ${theme.color.actionText};
  font-family: inherit;
  font-size: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &[data-disabled] { color: ${theme.color.textMuted}; text-decoration: none; cursor: not-allowed; }
`;
