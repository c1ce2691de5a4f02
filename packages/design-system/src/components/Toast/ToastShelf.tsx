import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../Button/index.ts';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { Action, Content, Description, List, Region, Root, Title } from './Toast.styles.ts';
import type { ShowToast, ToastMessage } from './toast-context.ts';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert } as const;

/** Long enough to read two sentences slowly; hover and focus pause it. */
const STAYS_MS = 8000;

export interface ToastShelfProps {
  /** Opens with the first toast. */
  isOpen: boolean;
  /** Called once it can show toasts. */
  onReady: (show: ShowToast) => void;
}

/**
 * The toast region: a landmark that F6 reaches. Toasts are announced as they appear, pause while the pointer or
 * focus is on them, and return focus when they are dismissed.
 */
export function ToastShelf({ onReady }: ToastShelfProps) {
  const t = useDesignSystemText();
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  useLayoutEffect(() => {
    onReady((message) => {
      const staysOpen = message.tone === 'danger' || message.action !== undefined;
      const key = queue.add(message, staysOpen ? {} : { timeout: STAYS_MS });
      return () => queue.close(key);
    });
  }, [queue, onReady]);
  return (
    // No label of ours: React Aria's counts the toasts, and it is the changing count that registers the landmark for F6.
    <Region queue={queue}>
      <List>
        {({ toast }) => {
          const message = toast.content as ToastMessage;
          const tone = message.tone ?? 'info';
          const Icon = ICONS[tone];
          return (
            <Root toast={toast} data-tone={tone}>
              <Icon aria-hidden />
              <Content>
                <Title slot="title">{message.title}</Title>
                {message.description && <Description slot="description">{message.description}</Description>}
              </Content>
              <CloseButton label={t('dismiss')} />
              {message.action && (
                <Action>
                  <Button
                    variant="secondary"
                    size="small"
                    onPress={() => {
                      message.action?.onAction();
                      queue.close(toast.key);
                    }}
                  >
                    {message.action.label}
                  </Button>
                </Action>
              )}
            </Root>
          );
        }}
      </List>
    </Region>
  );
}
