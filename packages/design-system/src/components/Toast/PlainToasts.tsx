import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';
import { PlainButton } from '../Button/PlainButton.tsx';
import { placeStyle } from './place.styles.ts';
import type { ToastMessage } from './toast-context.ts';

/** A toast with a key, because several may have the same text. */
export interface NumberedToast {
  id: number;
  message: ToastMessage;
}

interface PlainToastsProps {
  /** Oldest first. */
  toasts: readonly NumberedToast[];
  /** Called when the reader dismisses one, by its close button or with its action. */
  onDismiss: (id: number) => void;
}

const Root = styled.div`
  ${placeStyle}
  display: grid;
  gap: ${theme.space.x1};
`;

const Item = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  justify-items: start;
  padding: ${theme.space.x2};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  ${raisedGround}
  font-size: ${theme.size.controlText};
  overflow-wrap: anywhere;
  box-shadow: ${theme.shadow.high};
  & strong { display: block; font-family: ${theme.font.control}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
`;

/** Toasts for when the toast region failed to load: plain elements, announced as they appear, shown until dismissed. */
export function PlainToasts({ toasts, onDismiss }: PlainToastsProps) {
  const t = useDesignSystemText();
  return (
    <Root aria-live="assertive">
      {toasts.map(({ id, message }) => (
        <Item key={id}>
          <p>
            <strong>{message.title}</strong>
            {message.description}
          </p>
          <Buttons>
            {message.action && (
              <PlainButton
                variant="secondary"
                size="small"
                onClick={() => {
                  message.action?.onAction();
                  onDismiss(id);
                }}
              >
                {message.action.label}
              </PlainButton>
            )}
            <PlainButton variant="quiet" size="small" onClick={() => onDismiss(id)}>
              {t('dismiss')}
            </PlainButton>
          </Buttons>
        </Item>
      ))}
    </Root>
  );
}
