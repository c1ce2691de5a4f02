import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { useLocation } from 'react-router-dom';
import { useAppText } from '../messages/index.ts';
import { useFeaturesOff } from '../session/features-off.ts';
import { isTurnedOff } from '../session/switches.ts';

/**
 * The links of the shared frame (FRAME-6) without what is turned off for everyone, for the top bar and for the drawer
 * that replaces it below md.
 */
export function useSharedNav(): { href: string; label: string; isCurrent: boolean }[] {
  const t = useAppText();
  const user = useUser();
  const off = useFeaturesOff();
  const { pathname } = useLocation();
  const link = (href: string, label: string) => ({ href, label, isCurrent: isCurrentPath(pathname, href) });
  return [
    ...(user ? [link(paths.dashboard(), t('nav.dashboard'))] : []),
    link(paths.findTherapist(), t('nav.findTherapist')),
    link(paths.community(), t('nav.community')),
    ...(user ? [link(paths.deenya(), t('nav.deenya'))] : []),
    link(paths.about(), t('nav.about')),
    link(paths.pricing(), t('nav.pricing')),
  ].filter(({ href }) => !isTurnedOff(href, off));
}

/** Whether a link leads to the current page, compared by whole path segments. */
export function isCurrentPath(pathname: string, href: string): boolean {
  return pathname === href || pathname === `${href}/`;
}
