import { VisuallyHidden } from '@sakina/design-system';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useDeferredValue, useState } from 'react';
import { HelpNow } from './HelpNow.tsx';
import { useBesideText } from './messages/beside/index.ts';
import { useCrisisText } from './messages/index.ts';

export interface CrisisWatchProps {
  /** What is being typed. */
  text: string;
  /** Whether the server has asked for crisis help. @default false */
  isAsked?: boolean;
  /** Place of the heading in the outline of the page. @default 3 */
  titleLevel?: 2 | 3;
  /**
   * The heading, where the page shows help under the usual one already, too far away to be seen from the field.
   * @default 'You can reach a person now', in the reader's language
   */
  title?: string;
}

/** Reads what is typed and shows the help; the late part of HelpBeside, which says when. */
export function CrisisWatch({ text, isAsked = false, titleLevel = 3, title }: CrisisWatchProps) {
  const t = useBesideText();
  // Read before the help is needed: it would wait for its texts otherwise, and take the live region away meanwhile.
  useCrisisText();
  const read = useDeferredValue(text);
  const [isShown, setShown] = useState(false);
  if (!isShown && (isAsked || speaksOfCrisis(read))) setShown(true);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? t('here') : ''}</VisuallyHidden>
      {isShown && (
        <HelpNow titleLevel={titleLevel} {...(title !== undefined && { title })}>
          {t('reason')}
        </HelpNow>
      )}
    </>
  );
}
