import { readingMeasure } from '@sakina/design-system';
import { css } from 'styled-components';

export const wordsStyle = css`
  max-inline-size: ${readingMeasure};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
