import { Brand, SkipLink, TopBar } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountLinks } from './AccountLinks.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { DangerStrip } from './DangerStrip.tsx';
import { FrameFooter } from './FrameFooter.tsx';
import { Root, TallMain } from './frame.styles.ts';
import { useThemeAndDensity } from './theme-and-density.ts';

/** Brand, crisis help and footer around a single task: landing, sign-in, onboarding. No navigation. */
export function BareFrame() {
  useThemeAndDensity('portal');
  const { pathname } = useLocation();
  const user = useUser();
  // On sign-in and onboarding pages, sign-in links would lead away from the task.
  const hasAccount = user !== null || pathname === paths.landing();
  return (
    <Root data-has-help>
      <SkipLink />
      <CrisisHelp />
      <DangerStrip />
      <TopBar
        brand={<Brand name={product.name} href={paths.landing()} />}
        nav={[]}
        end={hasAccount && <AccountLinks />}
      />
      <TallMain id="main" tabIndex={-1}>
        <Outlet />
      </TallMain>
      <FrameFooter />
    </Root>
  );
}
