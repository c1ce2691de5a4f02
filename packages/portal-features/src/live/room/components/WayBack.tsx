import { Link, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { LayoutDashboard } from 'lucide-react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';

const Root = styled.div`
  & > a { gap: ${theme.space.half}; min-inline-size: 2.75rem; justify-content: center; white-space: nowrap; }
  & > a > svg { inline-size: 1.25rem; block-size: 1.25rem; }
  @media (max-width: 74.99em) { & > a > span { display: none; } }
`;

/** A small way to the rest of the portal. The session goes on, and the bar of every page leads back to it. */
export function WayBack() {
  const t = useSessionText();
  return (
    <Root>
      <Link
        variant="standalone"
        href={paths.providerPortal()}
        aria-label={t('room.leave')}
        aria-description={t('room.leave.note')}
        title={t('room.leave.note')}
      >
        <LayoutDashboard aria-hidden />
        <span>{t('room.leave')}</span>
      </Link>
    </Root>
  );
}
