import type { HTMLAttributes, ReactNode } from 'react';
import { AlertTriangle, CheckCircle2, Info, OctagonAlert, X } from 'lucide-react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { actionsStyle, bannerStyle, dismissStyle, wordsStyle } from './Banner.styles.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /**
   * What kind of news it is; each has its own mark.
   * @default 'info'
   */
  tone?: BannerTone;
  /** The news in a few words. */
  title?: ReactNode;
  /** What it means and what can be done. */
  children?: ReactNode;
  /** Buttons or links that follow from it. */
  actions?: ReactNode;
  /** Called when the reader closes it; left out, it cannot be closed. */
  onDismiss?: () => void;
  /**
   * How it is announced when it appears: at the next pause, at once, or not at all because it was there from the start.
   * @default 'polite'
   */
  urgency?: 'polite' | 'assertive' | 'none';
}

const MARKS: Record<BannerTone, ReactNode> = {
  info: <Info aria-hidden />,
  success: <CheckCircle2 aria-hidden />,
  warning: <AlertTriangle aria-hidden />,
  danger: <OctagonAlert aria-hidden />,
};
const ROLES = { polite: 'status', assertive: 'alert', none: undefined } as const;

const Root = styled.div`${bannerStyle}`;
const Words = styled.div`${wordsStyle}`;
const Actions = styled.div`${actionsStyle}`;
const Dismiss = styled.button`${dismissStyle}`;

/** A message about the page or about one thing on it, shown for as long as it is true. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  urgency = 'polite',
  ...rest
}: BannerProps) {
  const t = useDesignSystemText();
  return (
    <Root role={ROLES[urgency]} {...rest} data-tone={tone}>
      {MARKS[tone]}
      <Words>
        <div data-part="news">
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Words>
      {onDismiss && (
        <Dismiss type="button" aria-label={t('dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </Dismiss>
      )}
    </Root>
  );
}
