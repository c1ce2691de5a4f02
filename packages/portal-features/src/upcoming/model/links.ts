import { decideAccess, paths } from '@sakina/platform/domain';
import type { Access, User } from '@sakina/platform/domain';
import type { UpcomingMessage } from '../messages/index.ts';
import type { Parameters } from './match-pattern.ts';

type NameOf<Message> = Message extends `link.${infer Name}` ? Name : never;
type LinkName = NameOf<UpcomingMessage>;

interface Target {
  /** Who may open it; `visitor` is somebody who is not signed in. */
  access: Access | 'visitor';
  href: (parameters: Parameters) => string;
}

const TARGETS = {
  adminSessions: { access: 'admin', href: () => paths.adminSessions() },
  dashboard: { access: 'user', href: () => paths.dashboard() },
  findLeader: { access: 'any', href: () => paths.findLeader() },
  findTherapist: { access: 'any', href: () => paths.findTherapist() },
  landing: { access: 'open', href: () => paths.landing() },
  login: { access: 'visitor', href: () => paths.login() },
  notes: { access: 'provider', href: () => paths.providerNotes() },
  providerPortal: { access: 'provider', href: () => paths.providerPortal() },
  providers: { access: 'open', href: () => paths.providers() },
  register: { access: 'visitor', href: () => paths.register() },
  startSession: { access: 'provider', href: () => paths.startSession() },
} as const satisfies Record<LinkName, Target>;

/** A page that works already. */
export type UpcomingLink = keyof typeof TARGETS;

/** Where a link leads. */
export function hrefOf(link: UpcomingLink, parameters: Parameters): string {
  const target: Target = TARGETS[link];
  return target.href(parameters);
}

/** The links that somebody can follow, in their order; the start page where there is none. */
export function linksFor(links: readonly UpcomingLink[], user: User | null): readonly UpcomingLink[] {
  const open = links.filter((link) => canFollow(TARGETS[link].access, user));
  return open.length > 0 ? open : ['landing'];
}

function canFollow(access: Target['access'], user: User | null): boolean {
  if (access === 'visitor') return user === null;
  return decideAccess({ access, user, path: '' }).kind === 'allow';
}
