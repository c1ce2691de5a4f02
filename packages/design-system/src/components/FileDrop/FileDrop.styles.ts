import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';
import { fieldStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';

export const Root = styled.div`${fieldStyle}`;

export const LabelText = styled.p`
  margin-block-end: ${theme.space.half};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > span { color: ${theme.color.textMuted}; font-weight: 500; }
`;

export const Help = styled.div`
  margin-block-end: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

export const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x1} ${theme.space.x1h};
  min-block-size: 7rem;
  padding: ${theme.space.x2};
  border: 2px dashed ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  text-align: center;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing}, border-color ${theme.motion.fast} ${theme.motion.easing};

  & > svg { inline-size: 1.5rem; block-size: 1.5rem; color: ${theme.color.textMuted}; }
  & > [data-rules] { flex-basis: 100%; font-size: ${theme.text.xs}; }
  /* Without a file to drag, a phone needs no words about dropping. */
  & > [data-drop] { display: none; }
  @media (pointer: fine) { & > [data-drop] { display: inline; } }

  &[data-drop-target] {
    border-style: solid;
    border-color: ${theme.color.primary};
    background: ${theme.color.tintNavy};
    color: ${theme.color.text};
  }
  &[data-focus-visible] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  &[data-wrong] { border-color: ${theme.color.danger}; }
  &[data-disabled] { border-color: ${theme.color.hairline}; background: ${theme.color.sunken}; }
  @media (forced-colors: active) { &[data-drop-target] { border-color: Highlight; } }
`;

/** VoiceOver drops the list semantics of a list without bullets; the role restores them. */
export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1};
  &:not(:empty) { margin-block-start: ${theme.space.x1h}; }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space.x1h};
  padding-block: ${theme.space.x1};
  padding-inline: ${theme.space.x1h} ${theme.space.half};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};

  & > svg { inline-size: 1.25rem; block-size: 1.25rem; color: ${theme.color.textMuted}; }
  &[data-state='done'] > svg { color: ${theme.color.success}; }
  &[data-state='failed'] > svg, &[data-state='refused'] > svg { color: ${theme.color.danger}; }
  &[data-state='failed'], &[data-state='refused'] { border-color: ${theme.color.danger}; }
`;

export const Facts = styled.div`
  min-inline-size: 0;
  line-height: 1.4;
`;

/** The end of a long name shows the file type, so the middle is truncated. */
export const Name = styled.bdi`
  display: flex;
  /* As wide as its words, so that a name in the other direction begins where the line under it does. */
  inline-size: fit-content;
  max-inline-size: 100%;
  color: ${theme.color.text};
  font-weight: 600;
  & > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > :last-child { flex: none; white-space: pre; }
`;

export const State = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  overflow-wrap: anywhere;
  [data-state='failed'] &, [data-state='refused'] & { color: ${theme.color.dangerText}; }
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 6px;
  margin-block-start: ${theme.space.half};
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};
  overflow: hidden;
  &::-webkit-progress-bar { background: ${theme.color.hairline}; }
  &::-webkit-progress-value {
    background: ${theme.color.primary};
    transition: inline-size ${theme.motion.base} ${theme.motion.easing};
  }
  &::-moz-progress-bar { background: ${theme.color.primary}; }
  @media (forced-colors: active) { border: 1px solid; &::-webkit-progress-value { background: Highlight; } }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
`;

export const Tool = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.controlHeight};
  block-size: ${theme.size.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  &:hover { background: ${theme.color.sunken}; color: ${theme.color.text}; }
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
`;

export const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1h};
  margin-block-start: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  & > p { min-inline-size: 0; overflow-wrap: anywhere; }
`;

export const Camera = styled.span`
  display: none;
  @media (pointer: coarse) { display: contents; }
  @media ${up.lg} { display: none; }
`;
