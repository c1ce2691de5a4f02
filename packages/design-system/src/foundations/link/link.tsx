import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** What a link component takes: an anchor's own props. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Tells every link below it how to navigate; the app hands in its router's link, stories leave plain anchors. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component in force. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
