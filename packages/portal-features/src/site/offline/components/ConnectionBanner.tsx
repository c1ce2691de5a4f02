import { theme } from '@sakina/design-system';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOfflineText } from '../messages/index.ts';

export interface ConnectionBannerProps {
  /** Whether this device has a connection. */
  isConnected: boolean;
}

/** How long it is said that the connection is back, in milliseconds. */
const BACK_MS = 6_000;

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 35;
`;
const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x1h};
  min-block-size: 3.5rem;
  padding: ${theme.space.half} ${theme.space.x2} calc(${theme.space.half} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${theme.color.controlBorder};
  background: ${theme.color.infoTint};
  color: ${theme.color.text};
  font-size: ${theme.text.xs};
  line-height: 1.35;
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; flex: none; color: ${theme.color.info}; }
  & strong { font-family: ${theme.font.control}; font-weight: 700; }
`;

/**
 * The state of the connection at the lower edge of the window: that it is gone, and for a moment that it is back
 * (SEC-17).
 */
export function ConnectionBanner({ isConnected }: ConnectionBannerProps) {
  const t = useOfflineText();
  const [wasCut, setCut] = useState(!isConnected);
  if (!isConnected && !wasCut) setCut(true);
  useEffect(() => {
    if (!isConnected || !wasCut) return undefined;
    const timer = setTimeout(() => setCut(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isConnected, wasCut]);
  return (
    <Root role="status">
      {(wasCut || !isConnected) && (
        <Strip data-connection-banner>
          {isConnected ? <Wifi aria-hidden /> : <WifiOff aria-hidden />}
          <p>
            <strong>{t(isConnected ? 'banner.back' : 'banner.offline')}</strong>
            {!isConnected && ` ${t('banner.offlineBody')}`}
          </p>
        </Strip>
      )}
    </Root>
  );
}
