import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { theme } from '../../themes/theme.ts';

const Root = styled.span`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
`;

/** How many results a choice would leave, at the end of its line. */
export function ChoiceCount({ value }: { value: number }) {
  const { locale } = useLocale();
  return <Root>{new Intl.NumberFormat(locale).format(value)}</Root>;
}
