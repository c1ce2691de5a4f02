import { Banner, Button, Stack, theme } from '@sakina/design-system';
import { listOnCallAlerts } from '@sakina/platform/contract';
import { mayBeOnCall } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { FocusStop } from '../../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { OnCallAlertBanner } from './OnCallAlertBanner.tsx';
import { REFRESH_MS } from '../../api/refresh.ts';

/** The alerts that the reader has to answer now; nothing is asked for someone who can never be on call. */
function useOnCallAlerts() {
  return useOperation(listOnCallAlerts, mayBeOnCall(useUser()) ? {} : null, { refreshMs: REFRESH_MS });
}

const Strip = styled.section`
  padding: ${theme.space.x1};
  background: ${theme.color.surface};
`;

/**
 * The alerts that the reader has to answer because they are on call, or because an alert was handed to them: first on
 * every frame until someone records what was done (CARE-2). Nothing is shown while there is none.
 */
export function OnCallStrip() {
  const t = useAdminSafetyText();
  const { data, error, reload } = useOnCallAlerts();
  const [news, setNews] = useState({ said: '', count: 0 });
  const items = data?.items ?? [];
  const isUnknown = error !== undefined && data === undefined;
  if (items.length === 0 && !isUnknown && news.count === 0) return null;
  return (
    <>
      {news.count > 0 && <FocusStop key={news.count}>{news.said}</FocusStop>}
      {(items.length > 0 || isUnknown) && (
        <Strip aria-label={t('duty')} data-print="hide">
          {isUnknown && (
            <Banner
              tone="danger"
              urgency="none"
              title={t('duty.failed')}
              actions={
                <Button size="small" variant="secondary" onPress={reload}>
                  {t('duty.retry')}
                </Button>
              }
            />
          )}
          <Stack gap="x1">
            {items.map((alert) => (
              <OnCallAlertBanner
                key={alert.id}
                alert={alert}
                insteadOf={data?.duty?.insteadOf ?? null}
                // The button that held the focus goes with its alert.
                onDone={(said) => setNews({ said, count: news.count + 1 })}
              />
            ))}
          </Stack>
        </Strip>
      )}
    </>
  );
}
