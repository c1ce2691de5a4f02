import { X } from 'lucide-react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';
import { PressButton } from '../Button/PressButton.tsx';

const Root = styled(PressButton)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &[data-hovered] { background: ${theme.color.tintNavy}; }
  @media (forced-colors: active) { border: 1px solid ButtonBorder; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }
`;

interface CloseButtonProps {
  /**
   * Its name.
   * @default 'Close', in the reader's language
   */
  label?: string;
  /** What closes, where it is not the dialog or toast around it. */
  onPress?: () => void;
}

/** The cross that closes the dialog, drawer or toast around it. */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  const t = useDesignSystemText();
  return (
    <Root slot="close" aria-label={label ?? t('close')} {...(onPress ? { onPress } : {})}>
      <X aria-hidden />
    </Root>
  );
}
