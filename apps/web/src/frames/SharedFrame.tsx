import { Brand, SkipLink, TopBar } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountLinks } from './AccountLinks.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { DangerStrip } from './DangerStrip.tsx';
import { FrameFooter } from './FrameFooter.tsx';
import { Root, TallMain } from './frame.styles.ts';
import { useThemeAndDensity } from './theme-and-density.ts';
import { MenuButton } from './MenuButton.tsx';
import { useSharedNav } from './navigation.ts';

/** Top bar and footer around public pages and the consumer's own (FRAME-3, FRAME-6, FRAME-7). */
export function SharedFrame({ children }: { children?: ReactNode }) {
  useThemeAndDensity('portal');
  const nav = useSharedNav();
  return (
    <Root data-has-help>
      <SkipLink />
      <CrisisHelp />
      <DangerStrip />
      <TopBar
        brand={<Brand name={product.name} href={paths.landing()} />}
        nav={nav}
        end={<AccountLinks />}
        menuButton={<MenuButton groups={[{ items: nav }]} />}
      />
      <TallMain id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </TallMain>
      <FrameFooter />
    </Root>
  );
}
