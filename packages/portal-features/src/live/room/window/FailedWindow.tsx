import { Banner, ButtonLink, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import styled from 'styled-components';
import { Ground } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { cornerStyle } from './FloatingWindow.styles.ts';

const Root = styled.section`
  ${cornerStyle}
  padding: ${theme.space.x1};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
`;

/** Stands for the small window of a room that crashed: says that the session goes on, and leads back to it. */
export function FailedWindow({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  return (
    <Ground isNight isWindow>
      <Root aria-label={t('floating.failed.title')} data-print="hide">
        <Banner
          tone="danger"
          urgency="assertive"
          title={t('floating.failed.title')}
          actions={
            <ButtonLink size="small" variant="secondary" href={paths.startSession(appointmentId)}>
              {t('floating.failed.return')}
            </ButtonLink>
          }
        >
          {t('floating.failed.body')}
        </Banner>
      </Root>
    </Ground>
  );
}
