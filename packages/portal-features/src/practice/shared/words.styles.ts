import { readingMeasure } from '@sakina/design-system';
import { css } from 'styled-components';

/** What someone wrote, in their own lines. */
export const wordsStyle = css`
  max-inline-size: ${readingMeasure};
  white-space: pre-line;
  overflow-wrap: anywhere;
  /* In whichever script: at the edge where the terms and the other values begin. */
  [dir='ltr'] & { text-align: left; } /* physical: the element has the direction of its words */
  [dir='rtl'] & { text-align: right; } /* physical: the element has the direction of its words */
`;
