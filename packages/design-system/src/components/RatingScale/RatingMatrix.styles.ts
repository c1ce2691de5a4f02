import { RadioButton, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import styled from 'styled-components';
import { choiceStyle } from '../Form/choice.styles.ts';
import { theme } from '../../themes/theme.ts';
import { below, up } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  font-family: ${theme.font.control};
`;

export const Title = styled.p`
  color: ${theme.color.text};
  font-size: ${theme.text.md};
  font-weight: 600;
  line-height: 1.35;
`;

export const Help = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

/* One grid for head and rows, so that the marks stand under their words. */
const columns = 'minmax(12rem, 2fr) repeat(var(--count), minmax(4.5rem, 1fr))';

export const Head = styled.div`
  display: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;

  @media ${up.sm} {
    display: grid;
    grid-template-columns: ${columns};
    align-items: end;
    padding-block-end: ${theme.space.x1};
    border-block-end: 1px solid ${theme.color.controlBorder};
    & > :first-child { text-align: start; }
    & > * { padding-inline: ${theme.space.half}; overflow-wrap: anywhere; }
  }
`;

export const Question = styled(RadioGroup)`
  min-inline-size: 0;
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};

  @media ${up.sm} {
    display: grid;
    grid-template-columns: ${columns};
    align-items: center;
    & > [aria-live] { grid-column: 1 / -1; }
    &:hover { background: ${theme.color.sunken}; }
  }
`;

export const QuestionText = styled(Label)`
  display: block;
  color: ${theme.color.text};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  @media ${below.sm} { margin-block-end: ${theme.space.half}; }
  @media ${up.sm} { padding-inline-end: ${theme.space.x2}; font-weight: 500; }
`;

export const Answer = styled(RadioButton)`
  ${choiceStyle}
  align-items: center;
  min-block-size: 2.75rem;

  @media ${up.sm} {
    justify-content: center;
    min-block-size: ${theme.size.rowHeight};
    & > [data-words] { ${visuallyHidden} }
  }
  @media (forced-colors: active) {
    &[data-selected] > [data-mark] {
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
