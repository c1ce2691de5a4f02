import { readingMeasure } from '@sakina/design-system';
import { css } from 'styled-components';

/** What someone wrote, in their own lines. */
export const wordsStyle = css`
  max-inline-size: ${readingMeasure};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
