import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { QueuedToast } from 'react-aria-components/Toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import type { JSX } from 'react';
import { Button } from '../Button/index.ts';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { useElapsed } from '../../foundations/timer/use-elapsed.ts';
import { useDesignSystemText } from '../../messages/index.ts';
import { Action, Content, Description, List, Region, Root, Title } from './Toast.styles.ts';
import type { ShowToast, ToastMessage } from './toast-context.ts';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert } as const;

/** Long enough to read two sentences slowly; hover and focus pause it. */
const STAYS_MS = 8000;

/**
 * Not React Aria's alert dialog: screen readers speak one with all that is in it, its buttons included, beside the
 * alert.
 */
const asGroup = (props: JSX.IntrinsicElements['div']) => <div {...props} role="group" aria-modal={undefined} />;

/**
 * Milliseconds between a toast and its words, so that they are an alert put in alone: put in together with its
 * surroundings one is silent in Firefox and spoken twice in Chromium, as heard with Orca. Firefox takes less for one
 * change.
 */
const ALONE_MS = 150;

interface ToastRowProps {
  toast: QueuedToast<ToastMessage>;
  /** Takes it away. */
  onClose: () => void;
}

function ToastRow({ toast, onClose }: ToastRowProps) {
  const t = useDesignSystemText();
  const id = useId();
  const isSpoken = useElapsed(ALONE_MS);
  const { title, description, tone = 'info', action } = toast.content;
  const Icon = ICONS[tone];
  return (
    <Root
      toast={toast}
      data-tone={tone}
      data-empty={!isSpoken || undefined}
      render={asGroup}
      aria-labelledby={`${id}-title`}
      {...(description && { 'aria-describedby': `${id}-description` })}
    >
      <Icon aria-hidden />
      <Content>
        {isSpoken && (
          <div role="alert" aria-atomic>
            <Title id={`${id}-title`}>{title}</Title>
            {description && <Description id={`${id}-description`}>{description}</Description>}
          </div>
        )}
      </Content>
      <CloseButton label={t('dismiss')} />
      {action && (
        <Action>
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        </Action>
      )}
    </Root>
  );
}

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
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  useLayoutEffect(() => {
    onReady((message) => {
      const staysOpen = message.tone === 'danger' || message.action !== undefined;
      const key = queue.add(message, staysOpen ? {} : { timeout: STAYS_MS });
      return () => queue.close(key);
    });
  }, [queue, onReady]);
  return (
    // No label of ours: React Aria's counts the toasts, and it is the changing count that registers the landmark for
    // F6.
    <Region queue={queue}>
      <List>
        {({ toast }) => {
          const shown = toast as QueuedToast<ToastMessage>;
          return <ToastRow toast={shown} onClose={() => queue.close(shown.key)} />;
        }}
      </List>
    </Region>
  );
}
