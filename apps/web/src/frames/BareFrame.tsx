import { Brand, SkipLink, TopBar } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { Outlet } from 'react-router-dom';
import { AccountLinks } from './AccountLinks.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { FrameFooter } from './FrameFooter.tsx';
import { Main, Root } from './frame.styles.ts';

/** Brand, crisis help and footer around one thing to do: landing, sign-in, onboarding. No navigation. */
export function BareFrame() {
  return (
    <Root>
      <SkipLink />
      <CrisisHelp />
      <TopBar brand={<Brand name={product.name} href={paths.landing()} />} nav={[]} end={<AccountLinks />} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <FrameFooter />
    </Root>
  );
}
