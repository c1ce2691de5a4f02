import { RadioButton, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { choiceListStyle, choiceStyle } from '../Form/choice.styles.ts';
import { fieldStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled(RadioGroup)`${fieldStyle}`;

export const Options = styled.div`
  ${choiceListStyle}
  &[data-layout='cards'] { gap: ${theme.space.x1h}; }
  /* The error stands above cards. */
  :not(:empty) + &[data-layout='cards'] { margin-block-start: ${theme.space.x1}; }
`;

export const Row = styled(RadioButton)`
  ${choiceStyle}

  [data-layout='cards'] & {
    /* A price that would press the words together goes below them. */
    flex-wrap: wrap;
    padding: ${theme.size.cardPadding};
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    transition: background-color ${theme.motion.fast} ${theme.motion.easing};
  }
  [data-layout='cards'] &[data-hovered] { border-color: ${theme.color.text}; }
  [data-layout='cards'] &[data-selected] {
    border-color: ${theme.color.primary};
    background: ${theme.color.tintNavy};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  [data-layout='cards'] &[data-focus-visible] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  [data-layout='cards'] &[data-focus-visible] > [data-mark] { outline: none; }
  @media (forced-colors: active) { [data-layout='cards'] &[data-selected] { border: 2px solid Highlight; } }
  @media print { [data-layout='cards'] &[data-selected] { border: 3px solid; } }
  [data-layout='cards'] &[data-disabled] { border-color: ${theme.color.hairline}; background: ${theme.color.sunken}; }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-layout='cards'] & { flex-basis: 9rem; }
  [data-layout='cards'] & > :first-child { font-weight: 700; }
`;

export const Detail = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;

export const End = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  text-align: end;
`;
