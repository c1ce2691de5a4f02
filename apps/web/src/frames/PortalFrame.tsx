import { adminUp, Brand, lazyPart, SideNav, SkipLink, TopBar, theme, up } from '@sakina/design-system';
import { hasPractice, paths, product } from '@sakina/platform/domain';
import type { Area } from '@sakina/platform/domain';
import { PracticeClock, RealtimeUpdates, useUser } from '@sakina/platform/react';
import type { NoPracticeScreenProps } from '@sakina/portal-features/account/access';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { areaLooks } from '../boot/areas.ts';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';
import { RouteLoading } from '../loading/RouteLoading.tsx';
import { WhenIdle } from '../loading/WhenIdle.tsx';
import { useAppText } from '../messages/index.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DangerStrip } from './DangerStrip.tsx';
import { DemoControls } from './DemoControls.tsx';
import { KeepsScreen } from './KeptScreen.tsx';
import { Main, Root } from './frame.styles.ts';
import { PortalSwitch } from './PortalSwitch.tsx';
import { useThemeAndDensity } from './theme-and-density.ts';
import { MenuButton } from './MenuButton.tsx';
import { usePortalNav } from './portal-navigation.ts';

export interface PortalFrameProps {
  area: Area;
  children: ReactNode;
}

const AdminTools = lazyPart(() => import('./AdminTools.tsx').then((m) => m.AdminTools));
const RunningSession = lazyPart(() => import('./RunningSession.tsx').then((m) => m.RunningSession));

// Administrators alone enter the provider portal without a practice (ROLE-4).
const NoPractice = lazyPart<NoPracticeScreenProps>(() => import('./NoPractice.ts').then((m) => m.NoPractice));

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;

  & > [data-part='side'] {
    display: none;
    flex: none;
    inline-size: 15.5rem;
    border-inline-end: 1px solid ${theme.color.hairline};
    background: ${theme.color.surface};
  }
  /* As tall as the window and no taller: what fills its column has no room to stay in view. */
  & > [data-part='side'] > * {
    position: sticky;
    inset-block-start: var(--frame-offset);
    block-size: calc(100dvh - var(--frame-offset));
    min-block-size: 0;
    overflow-y: auto;
  }

  --page-place: 0 auto;
  --page-top: ${theme.space.x3};
  /* Screens that are worked in: their titles lead by weight and place, and leave the height to what they are about. */
  --page-title: ${theme.text.xl};
  --section-title: ${theme.text.lg};
  --group-title: ${theme.text.md};
  --page-lead: ${theme.text.sm};

  @media ${up.md} { &[data-breakpoints='portal'] > [data-part='side'] { display: block; } }
  @media ${adminUp.md} { &[data-breakpoints='admin'] > [data-part='side'] { display: block; } }
  :root[data-room] && { min-block-size: 0; & > [data-part='side'] { display: none; } }
`;

/**
 * Side navigation around the provider's or the administrator's screens; below md (each theme's own) it becomes a
 * drawer.
 */
export function PortalFrame({ area, children }: PortalFrameProps) {
  const t = useAppText();
  const look = areaLooks[area];
  const groups = usePortalNav(area);
  useThemeAndDensity(look.theme);
  const user = useUser();
  const isOnlyLooking = area === 'provider' && user !== null && !hasPractice(user);
  const frame = (
    <Root>
      {look.hasRealtime && <RealtimeUpdates />}
      <SkipLink />
      <DangerStrip />
      <TopBar
        brand={<Brand name={product.name} href={paths.landing()} />}
        nav={[]}
        end={
          <>
            {look.hasTools && (
              <WhenIdle what="offer the search over everything">
                <AdminTools />
              </WhenIdle>
            )}
            <AccountLinks />
          </>
        }
        menuButton={<MenuButton header={<PortalSwitch />} groups={groups} footer={<DemoControls />} />}
      />
      <Columns data-breakpoints={look.theme}>
        <div data-part="side">
          <SideNav
            label={t(look.navigationLabel)}
            header={<PortalSwitch />}
            groups={groups}
            footer={<DemoControls />}
          />
        </div>
        <Main id="main" tabIndex={-1}>
          {isOnlyLooking ? (
            <Suspense fallback={<RouteLoading />}>
              <NoPractice user={user} />
              <FirstScreenMark />
            </Suspense>
          ) : (
            <KeepsScreen>{children}</KeepsScreen>
          )}
        </Main>
      </Columns>
      {look.hasRunningSession && (
        <WhenIdle what="show the running session">
          <RunningSession />
        </WhenIdle>
      )}
    </Root>
  );
  return look.isPractice ? <PracticeClock>{frame}</PracticeClock> : frame;
}
