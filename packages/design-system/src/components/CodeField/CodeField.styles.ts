import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** The boxes with the input over them. Digits run from left to right in every language. */
export const Boxes = styled.div`
  container-type: inline-size;
  direction: ltr;
  max-inline-size: calc(var(--length) * 3.25rem);
`;

/* A box is 44 px and its gap, and shrinks on the narrowest phones; the letters of the input keep step with it. */
const cell = 'min(3.25rem, 100cqi / var(--length))';

export const Row = styled.div`
  position: relative;
  overflow: hidden;

  & > [data-boxes] { display: flex; }
`;

export const Box = styled.span`
  flex: none;
  inline-size: calc(${cell} - ${theme.space.half});
  block-size: calc(${theme.size.controlHeight} + ${theme.space.half});
  margin-inline-end: ${theme.space.half};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  [data-hovered] + [data-boxes] > & { border-color: ${theme.color.text}; }
  [data-invalid] + [data-boxes] > & {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  [data-disabled] + [data-boxes] > & { border-color: ${theme.color.hairline}; background: ${theme.color.sunken}; }
  [data-focused] + [data-boxes] > &[data-next] { outline: 2px solid ${theme.color.focusRing}; outline-offset: -2px; }
`;

export const CodeInput = styled(Input)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  /* One cell more than there are: the space after the last digit must not make the text scroll. */
  inline-size: calc((var(--length) + 1) * ${cell});
  padding: 0;
  padding-inline-start: calc((${cell} - ${theme.space.half} - 1ch) / 2);
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  font-family: ${theme.font.code};
  font-size: 1.375rem;
  font-weight: 500;
  letter-spacing: calc(${cell} - 1ch);
  text-align: start;

  &:focus, &[data-focus-visible] { outline: none; }
  &[data-disabled] { color: ${theme.color.textMuted}; cursor: not-allowed; }
`;

export const Resend = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.controlHeight};
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-variant-numeric: tabular-nums;
`;
