import { paneItemStyle, theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const itemStyle = css`
  ${paneItemStyle}
  & [data-part='unsaved'] {
    display: flex;
    align-items: center;
    gap: ${theme.space.half};
    color: ${theme.color.dangerText};
    font-weight: 600;
  }
  & [data-part='unsaved'] > svg { inline-size: 1.1em; block-size: 1.1em; flex: none; }
`;
