import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** The root of a field: label, description, control and error below each other. */
export const fieldStyle = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  /* React Aria marks the root as well when its control has the focus; the control alone shows the ring. */
  &[data-focus-visible] { outline: none; }
`;

/** Shared by inputs, text areas and the button of a select. */
export const inputStyle = css`
  inline-size: 100%;
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.size.controlPadding};
  padding-block: ${theme.space.half};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.4;
  text-align: start;
  transition: border-color ${theme.motion.fast} ${theme.motion.easing};

  &::placeholder { color: ${theme.color.textMuted}; opacity: 1; }
  &[data-hovered] { border-color: ${theme.color.text}; }
  &[data-invalid] { border-color: ${theme.color.danger}; box-shadow: inset 0 0 0 1px ${theme.color.danger}; }
  &:is(input, textarea):read-only:not(:disabled) { background: ${theme.color.sunken}; }
  &[data-disabled] { background: ${theme.color.sunken}; color: ${theme.color.textMuted}; cursor: not-allowed; }

  @media (forced-colors: active) {
    &::placeholder { color: GrayText; }
    &[data-invalid] { border: 3px double; }
    &[data-disabled] { border-color: GrayText; color: GrayText; }
  }

  /* Phones zoom into a field whose text is smaller than 16 px and do not zoom out again. */
  @media (pointer: coarse) { font-size: max(1rem, ${theme.size.controlText}); }
`;

/** The square button inside a field: reveal, clear, open the calendar. */
export const fieldButtonStyle = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${theme.size.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover { color: ${theme.color.text}; }
  &:focus-visible, &[data-focus-visible] { outline-offset: -3px; }
  &:disabled { cursor: not-allowed; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }
`;
