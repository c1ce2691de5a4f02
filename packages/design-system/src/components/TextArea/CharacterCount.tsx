import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';

const Count = styled.p`
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-over] { color: ${theme.color.dangerText}; font-weight: 700; }
`;

/** From this share of the limit on, the number of characters left is announced. */
const SAID_FROM = 0.9;

/**
 * How much of a limit is used: shown with every key, said in steps of ten so that it does not interrupt the writing.
 */
export function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const t = useDesignSystemText();
  const left = limit - used;
  const shown = left < 0 ? t('charactersOver', { count: -left }) : t('charactersUsed', { used, limit });
  const step = left > 10 ? Math.ceil(left / 10) * 10 : Math.max(left, 0);
  const said = left < 0 ? shown : t('charactersLeft', { count: step });
  return (
    <>
      <Count aria-hidden data-over={left < 0 || undefined}>
        {shown}
      </Count>
      <VisuallyHidden>
        <output>{used >= limit * SAID_FROM ? said : ''}</output>
      </VisuallyHidden>
    </>
  );
}
