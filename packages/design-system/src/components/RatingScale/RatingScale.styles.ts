import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled, { css } from 'styled-components';
import { choiceStyle } from '../Form/choice.styles.ts';
import { fieldStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';

export const Root = styled(RadioGroup)`${fieldStyle}`;

/** The points: below each other on a phone, beside each other over a common line where there is room. */
export const Points = styled.div`
  display: grid;
  margin-block-start: ${theme.space.half};
  gap: ${theme.space.half};

  @media ${up.sm} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
  }
`;

export const Cell = styled(RadioField)`min-inline-size: 0;`;

/** The chosen state is shown by the filled mark, the border's weight and bold text, never by the background alone. */
const chosenStyle = css`
  &[data-hovered] { border-color: ${theme.color.text}; }
  &[data-selected] {
    border-color: ${theme.color.primary};
    background: ${theme.color.tintNavy};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
    font-weight: 700;
  }
  &[data-invalid] { border-color: ${theme.color.danger}; }
  &[data-focus-visible] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  &[data-focus-visible] > [data-mark] { outline: none; }
  &[data-disabled] { border-color: ${theme.color.hairline}; background: ${theme.color.sunken}; }
  &[data-readonly] { cursor: default; }

  @media (forced-colors: active) {
    &[data-selected] { border-color: Highlight; outline: 2px solid Highlight; outline-offset: -3px; }
  }
  @media print { &[data-selected] { border: 3px solid; } }
`;

export const Point = styled(RadioButton)`
  ${choiceStyle}
  align-items: center;
  block-size: 100%;
  min-block-size: 2.75rem;
  padding: ${theme.space.x1} ${theme.space.x1h};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  line-height: 1.35;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};
  ${chosenStyle}

  & > [data-words] { min-inline-size: 0; overflow-wrap: anywhere; }

  @media ${up.sm} {
    flex-direction: column;
    justify-content: start;
    padding: ${theme.space.x1h} ${theme.space.x1};
    text-align: center;
    text-wrap: balance;
  }
`;

/** The numbers of a numeric scale; on a phone two rows of large keys rather than eleven slivers. */
export const Numbers = styled.div`
  display: grid;
  margin-block-start: ${theme.space.half};
  grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
  gap: ${theme.space.half};

  @media ${up.sm} { grid-template-columns: repeat(var(--count), minmax(0, 1fr)); }
`;

export const NumberPoint = styled(RadioButton)`
  ${choiceStyle}
  justify-content: center;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-family: ${theme.font.data};
  font-size: ${theme.text.md};
  font-variant-numeric: tabular-nums;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};
  ${chosenStyle}
  &[data-selected] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; }
  &[data-selected][data-disabled] { background: ${theme.color.sunken}; color: ${theme.color.textMuted}; }
  @media (forced-colors: active) {
    &[data-selected] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.x3};
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & > :last-child { text-align: end; }
`;

/** Says the answer, or that there is none; the line is there from the start, so that nothing moves. */
export const AnswerText = styled.p`
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.5;
`;
