import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { Heading, Text } from '../Text/index.ts';
import type { HeadingSize } from '../Text/index.ts';
import { Link } from '../Link/index.ts';
import { actionsStyle, backStyle, headerStyle, wordsStyle } from './PageHeader.styles.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Breadcrumb } from './Breadcrumbs.tsx';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The page's heading; it answers the question the page is about. */
  title: ReactNode;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** Buttons or links that act on the whole page. */
  actions?: ReactNode;
  /** Way back to the page above, where there is one. */
  back?: { href: string; label: string };
  /** Breadcrumbs for pages on deeper levels; use instead of `back`. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Shown before the heading on its line: an avatar, a state. */
  media?: ReactNode;
  /** Facts beneath the heading: badges, times. */
  children?: ReactNode;
  /**
   * How large the heading looks.
   * @default 'h3'
   */
  size?: HeadingSize;
  /** The heading, so that focus can be moved to it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>;
}

const Root = styled.header`${headerStyle}`;
const Back = styled(Link)`${backStyle}`;
const Words = styled.div`${wordsStyle}`;
const Actions = styled.div`${actionsStyle}`;

/**
 * The head of a page's content, with the page's only first-level heading. It can take focus, so that a new page is
 * announced.
 */
export function PageHeader({
  title,
  lead,
  actions,
  back,
  breadcrumbs,
  media,
  children,
  size = 'h3',
  titleRef,
  ...rest
}: PageHeaderProps) {
  return (
    <Root {...rest} data-page-head>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {back && (
        <Back href={back.href} variant="standalone" data-print="hide">
          <ArrowLeft aria-hidden />
          {back.label}
        </Back>
      )}
      <div data-row={media ? 'media' : 'plain'}>
        {media}
        <Words>
          <Heading level={1} size={size} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
            {title}
          </Heading>
          {lead && (
            <Text tone="muted" size="md" measure data-lead>
              {lead}
            </Text>
          )}
          {children}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
}
