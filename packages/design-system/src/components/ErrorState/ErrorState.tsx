import type { HTMLAttributes, ReactNode } from 'react';
import { CloudOff, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { buttonStyle } from '../Button/Button.styles.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { actionsStyle, errorStyle, wordsStyle } from './ErrorState.styles.ts';

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened, without blame. */
  title: ReactNode;
  /** What is safe, and what to do. */
  children?: ReactNode;
  /** Tries again; left out, no button is shown. */
  onRetry?: () => void;
  /** Words of that button; left out: 'Try again'. */
  retryLabel?: string;
  /** Another action, beside trying again. */
  action?: ReactNode;
  /** Another mark than the cloud. */
  icon?: ReactNode;
  /**
   * Level of the title's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

const Root = styled.div`${errorStyle}`;
const Words = styled.div`${wordsStyle}`;
const Actions = styled.div`${actionsStyle}`;
// A plain button: this is in the landing page's first load, which has no React Aria.
const Retry = styled.button`${buttonStyle}`;

/** Shown in place of a panel or page that failed: says what happened, what is safe and what to do. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  action,
  icon = <CloudOff aria-hidden />,
  headingLevel = 2,
  ...rest
}: ErrorStateProps) {
  const t = useDesignSystemText();
  return (
    <Root role="alert" {...rest}>
      {icon}
      <Words>
        <Heading level={headingLevel} size="lg">
          {title}
        </Heading>
        {children && <div>{children}</div>}
      </Words>
      {(onRetry ?? action) && (
        <Actions>
          {onRetry && (
            <Retry type="button" data-variant="primary" onClick={onRetry}>
              <RotateCw aria-hidden />
              {retryLabel ?? t('tryAgain')}
            </Retry>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
