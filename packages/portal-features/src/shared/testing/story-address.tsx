/** For the stories of screens; nothing of the product imports it. */
import { LinkProvider } from '@sakina/design-system';
import type { LinkComponentProps } from '@sakina/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface StoryAddressProps<Address> {
  /** The address the story opens at. */
  start: Address;
  /** Reads the target of a link; undefined where it leads out of the story, then nothing happens. */
  read: (url: URL) => Address | undefined;
  /** Renders the screen at an address; `go` changes the address as the app would. */
  children: (address: Address, go: (next: Address) => void) => ReactNode;
}

/** Keeps the address of a screen and follows its links, in place of the app's router. */
export function StoryAddress<Address>({ start, read, children }: StoryAddressProps<Address>) {
  const [address, setAddress] = useState(() => start);
  const [StoryLink] = useState(
    () =>
      function StoryLink({ href, onClick, children: label, ...rest }: LinkComponentProps) {
        return (
          <a
            {...rest}
            href={href}
            onClick={(click) => {
              onClick?.(click);
              if (!href.startsWith('/')) return;
              click.preventDefault();
              const next = read(new URL(href, location.origin));
              if (next !== undefined) setAddress(() => next);
            }}
          >
            {label}
          </a>
        );
      },
  );
  return <LinkProvider component={StoryLink}>{children(address, (next) => setAddress(() => next))}</LinkProvider>;
}
