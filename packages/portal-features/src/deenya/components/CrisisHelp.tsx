import { VisuallyHidden } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HelpNow } from '../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

const Place = styled.div`
  &:focus { outline: none; }
`;

export interface CrisisHelpProps {
  /** Whether the server heard words of crisis in what was just written. */
  isShown: boolean;
  /**
   * Place of its heading in the outline of the page.
   * @default 2
   */
  titleLevel?: 2 | 3;
}

/** Help from people, at once and before anything else, where words of crisis were written (CARE-1). It takes the focus and says so. */
export function CrisisHelp({ isShown, titleLevel = 2 }: CrisisHelpProps) {
  const t = useDeenyaText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the form that held the focus has let go of it.
    if (isShown) queueMicrotask(() => place.current?.focus());
  }, [isShown]);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? t('crisis.news') : ''}</VisuallyHidden>
      {isShown && (
        <Place ref={place} tabIndex={-1}>
          <HelpNow titleLevel={titleLevel}>{t('crisis.reason')}</HelpNow>
        </Place>
      )}
    </>
  );
}
