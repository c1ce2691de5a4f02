import styled from 'styled-components';
import { readingMeasure } from '../../tokens/measure.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  padding: ${theme.size.cardPadding};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  &[data-invalid] { border-color: ${theme.color.danger}; box-shadow: inset 0 0 0 1px ${theme.color.danger}; }
  @media (max-width: 400px) { padding: ${theme.space.x2}; }
`;

export const Statement = styled.div`
  max-inline-size: ${readingMeasure};
  color: ${theme.color.text};
  font-family: ${theme.font.reading};
  font-size: ${theme.text.md};
  line-height: 1.6;
`;

/** The line one signs on: the name, or the drawing over it, with the date beside. */
export const SignedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block-end: ${theme.space.half};
  border-block-end: 2px solid ${theme.color.text};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};

  & > output { min-inline-size: 0; overflow-wrap: anywhere; }
  &[data-signed] > output {
    color: ${theme.color.text};
    font-family: ${theme.font.display};
    font-size: ${theme.text.lg};
    font-weight: 600;
  }
  & > [data-date] { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }
`;

export const Drawing = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  justify-items: start;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
`;

export const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  max-inline-size: 32rem;
  block-size: 9rem;
  border: 1px dashed ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  touch-action: none;
  cursor: crosshair;
  /* The stroke keeps the color it is drawn in. */
  forced-color-adjust: none;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
`;
