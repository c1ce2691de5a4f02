import { VisuallyHidden } from '@sakina/design-system';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useDeferredValue, useState } from 'react';
import { HelpNow } from '../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';

export interface HelpBesideProps {
  /** What is being typed. */
  text: string;
  /** Whether the server has asked for crisis help. @default false */
  isAsked?: boolean;
  /** Place of the heading in the outline of the page. @default 3 */
  titleLevel?: 2 | 3;
}

/**
 * Crisis help beside a text that may speak of danger: in the moment it is typed, and whatever becomes of it (CARE-1). Once it stands
 * there it stays, so that it does not come and go with every word; it takes no focus and hinders nothing.
 */
export function HelpBeside({ text, isAsked = false, titleLevel = 3 }: HelpBesideProps) {
  const t = useInsideText();
  const read = useDeferredValue(text);
  const [isShown, setShown] = useState(false);
  if (!isShown && (isAsked || speaksOfCrisis(read))) setShown(true);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? t('help.here') : ''}</VisuallyHidden>
      {isShown && <HelpNow titleLevel={titleLevel}>{t('help.reason')}</HelpNow>}
    </>
  );
}
