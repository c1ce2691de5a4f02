import { theme, up, VisuallyHidden } from '@sakina/design-system';
import type { MediaSnapshot } from '@sakina/platform/media';
import { Signal, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import styled from 'styled-components';
import { useStageText } from './messages/index.ts';
import { connectionOf } from './connection.ts';

const SIGNS = { good: Signal, fair: SignalMedium, poor: SignalLow, lost: SignalZero } as const;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  white-space: nowrap;
  & > svg { flex: none; inline-size: 1.25rem; block-size: 1.25rem; }
  &[data-connection='poor'], &[data-connection='lost'] { color: ${theme.color.dangerText}; }
  & > [data-part='word'] { display: none; }
  @media ${up.lg} { & > [data-part='word'] { display: inline; } }
`;

/**
 * How one’s connection is, in the bar above the stage. It is not announced: what can be done about it is, over the
 * stage.
 */
export function ConnectionMark({ snapshot }: { snapshot: MediaSnapshot }) {
  const t = useStageText();
  const connection = connectionOf(snapshot);
  if (connection === null) return null;
  const Sign = SIGNS[connection];
  const words = t(`connection.${connection}`);
  return (
    <Root data-connection={connection} title={words}>
      <Sign aria-hidden />
      <span data-part="word" aria-hidden>
        {words}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Root>
  );
}
