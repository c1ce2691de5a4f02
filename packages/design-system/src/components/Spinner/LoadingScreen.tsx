import styled from 'styled-components';
import { useIsLong } from '../../foundations/timer/use-is-long.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';
import { Spinner } from './Spinner.tsx';

export interface LoadingScreenProps {
  /** What is being loaded, in words; left out: 'Loading…' (FRAME-5). */
  label?: string;
  /**
   * `screen` fills the window, `panel` a part of it.
   * @default 'screen'
   */
  fill?: 'screen' | 'panel';
}

const Root = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x2};
  padding: ${theme.space.x4};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  text-align: center;
  &[data-fill='screen'] { min-block-size: 100dvh; }
  &[data-fill='panel'] { min-block-size: 16rem; }
`;

/** Shown while a whole page is loading; announced once. */
export function LoadingScreen({ label, fill = 'screen' }: LoadingScreenProps) {
  const t = useDesignSystemText();
  const isLong = useIsLong();
  return (
    <Root data-fill={fill}>
      <Spinner size="lg" />
      <p aria-hidden={!isLong}>{label ?? t('loading')}</p>
    </Root>
  );
}
