import { Heading, Illustration, Text, theme } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSessionEndText } from '../messages/index.ts';

const Panel = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1000;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x2};
  padding: ${theme.space.x4};
  overflow: auto;
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  text-align: center;
  outline: none;
`;

/**
 * Covers the whole window once no one was here for too long (SEC-18): opaque, with the product's name and nothing of
 * the person. What lies below keeps its state, for the case that someone is at work in another tab.
 */
export function SessionCover() {
  const t = useSessionEndText();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { body, title } = document;
    const covered = [...body.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && child !== panel.current && !child.inert,
    );
    for (const child of covered) child.inert = true;
    body.dataset['covered'] = '';
    document.title = product.name;
    panel.current?.focus();
    return () => {
      for (const child of covered) child.inert = false;
      delete body.dataset['covered'];
      if (document.title === product.name) document.title = title;
      // Once the style that hides it is gone.
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }));
    };
  }, []);
  return createPortal(
    <Panel
      ref={panel}
      data-session-cover
      tabIndex={-1}
      role="alertdialog"
      aria-modal
      aria-labelledby="session-cover-title"
      aria-describedby="session-cover-body"
    >
      <Illustration name="window" size="md" />
      <Heading level={1} size="h2" id="session-cover-title">
        {t('cover.title', { product: product.name })}
      </Heading>
      <Text id="session-cover-body" measure>
        {t('cover.body')}
      </Text>
    </Panel>,
    document.body,
  );
}
