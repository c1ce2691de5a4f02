import { Banner } from '@sakina/design-system';
import { useState } from 'react';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

export interface ConnectionNoticeProps {
  /** Whether the server cannot be reached at the moment. */
  isInterrupted: boolean;
  /** Who reads it: a provider is told of the timer. */
  reader: 'provider' | 'guest';
}

/** Says that the connection is interrupted and that nothing needs to be done; tells when it is back. */
export function ConnectionNotice({ isInterrupted, reader }: ConnectionNoticeProps) {
  const t = useSessionText();
  const [wasInterrupted, setWasInterrupted] = useState(false);
  if (isInterrupted && !wasInterrupted) setWasInterrupted(true);
  return (
    <>
      {isInterrupted && (
        <Banner tone="warning" title={t('connection.lost.title')}>
          {t(`connection.lost.${reader}`)}
        </Banner>
      )}
      <SpokenStatus>{wasInterrupted && !isInterrupted ? t('connection.back') : ''}</SpokenStatus>
    </>
  );
}
