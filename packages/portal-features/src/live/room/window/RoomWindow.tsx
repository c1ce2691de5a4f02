import { CallButton, Heading, up, useMediaQuery } from '@sakina/design-system';
import { MessagesSquare } from 'lucide-react';
import { Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { PanelTab } from './PanelTabs.tsx';
import { RoomPlacesContext } from './places.ts';
import type { PanelTabId } from './places.ts';
import { floatingStyle } from './FloatingWindow.styles.ts';
import { FoldButton } from './FoldButton.tsx';
import { lowerStyle, panelStyle, stageStyle, topStyle, windowStyle } from './RoomWindow.styles.ts';

// The collections behind tabs are heavy, and a page that only offers to start a session does without them (FAST-1).
const PanelTabs = lazyPanel(() => import('./PanelTabs.tsx').then((m) => m.PanelTabs));

export interface RoomWindowProps {
  /**
   * Whether another page is shown: then it is a small window in the corner, with the pictures, what needs an answer,
   * and the switches of microphone and camera.
   * @default false
   */
  isFloating?: boolean;
  /** Whose room it is. */
  title: string;
  /** The heading, on which reading goes on once someone is inside. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Beside it: how long it has lasted, what kind of room it is. */
  facts?: ReactNode;
  /** A small way back to the rest of the product. */
  back?: ReactNode;
  /** What needs an answer now; it lies over the pictures. */
  over?: ReactNode;
  /** What may wait until someone has chosen how to take part; it follows what needs an answer. */
  later?: ReactNode;
  /** The stage. */
  children: ReactNode;
  /** What someone can say by a press, above the bar. */
  actions?: ReactNode;
  /** What the panel shows above its tabs. */
  panelHead?: ReactNode;
  /** The tabs of the panel; none while the room is being read. */
  tabs: readonly PanelTab[];
  /** The way out, at the end of the bar. Beside another page it is taken down, with the questions that it opened. */
  end: ReactNode;
}

const Root = styled.div`${windowStyle}${floatingStyle}`;
const Top = styled.header`${topStyle}`;
const StageArea = styled.div`${stageStyle}`;
const Lower = styled.div`${lowerStyle}`;
const Panel = styled.section`${panelStyle}`;

/**
 * A room that fills the window and never scrolls as a page: who and how long above, the stage, what needs an answer
 * over it, the captions and one bar of controls below, and a panel beside it that becomes a sheet where there is no
 * room.
 */
export function RoomWindow({
  isFloating = false,
  title,
  headingRef,
  facts,
  back,
  over,
  later,
  children,
  actions,
  panelHead,
  tabs,
  end,
}: RoomWindowProps) {
  const t = useSessionText();
  const isWide = useMediaQuery(up.md);
  const [wish, setWish] = useState<boolean | null>(null);
  const [tab, setTab] = useState<PanelTabId>('people');
  const [unread, setUnread] = useState(0);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const [overStage, setOver] = useState<HTMLElement | null>(null);
  const [captions, setCaptions] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [spoken, setSpoken] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isOpen = !isFloating && (wish ?? isWide);
  const [isTucked, setTucked] = useState(false);
  const waiting = tabs.reduce((sum, { count = 0 }) => sum + count, unread);
  const shown = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? tab);

  const places = useMemo(
    () => ({
      at: { mark, over: overStage, captions, controls, spoken },
      isFloating,
      isPanelOpen: isOpen,
      shows: (id: PanelTabId) => isOpen && shown === id,
      open: (id: PanelTabId) => {
        setTab(id);
        setWish(true);
        requestAnimationFrame(() => panel.current?.focus());
      },
      tellUnread: setUnread,
    }),
    [mark, overStage, captions, controls, spoken, isFloating, isOpen, shown],
  );

  // The frame around gives way for as long as the room is there.
  useLayoutEffect(() => {
    if (isFloating) return undefined;
    const { dataset, style } = document.documentElement;
    dataset['room'] = '';
    // Menus and dialogs lie beside the room in the page, and are dark as it is.
    style.colorScheme = 'dark';
    return () => {
      delete dataset['room'];
      style.colorScheme = '';
    };
  }, [isFloating]);

  const toggle = () => {
    setWish(!isOpen);
    // The sheet covers what is behind it, so reading goes on in it.
    if (!isOpen && !isWide) requestAnimationFrame(() => panel.current?.focus());
  };
  const keyDown = (event: KeyboardEvent) => {
    // A menu that was opened from the panel lies outside it, and has the key for itself.
    if (event.key !== 'Escape' || isWide || !panel.current?.contains(event.target as Node)) return;
    setWish(false);
    bar.current?.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
  };

  return (
    <RoomPlacesContext value={places}>
      <Root
        data-room-window
        data-panel={isOpen ? 'open' : 'closed'}
        data-floating={isFloating ? (isTucked ? 'tucked' : 'open') : undefined}
        data-print={isFloating ? 'hide' : undefined}
        {...(isFloating && { role: 'region', 'aria-label': title })}
      >
        <Top>
          <Heading level={1} size="lg" tabIndex={-1} ref={headingRef} title={title}>
            {title}
          </Heading>
          <div data-part="facts">{facts}</div>
          <div data-part="mark" ref={setMark} />
          {back && <div data-part="back">{back}</div>}
        </Top>
        <StageArea data-part="middle">
          <div data-part="over">
            <Suspense fallback={null}>{over}</Suspense>
            <div data-part="places" ref={setOver} />
            <Suspense fallback={null}>{later && <div data-part="later">{later}</div>}</Suspense>
          </div>
          {children}
        </StageArea>
        <Panel
          id={panelId}
          ref={panel}
          aria-label={t('panel.label')}
          tabIndex={-1}
          hidden={!isOpen}
          data-part="panel"
          // On the way down: a text field lets no key through.
          onKeyDownCapture={keyDown}
        >
          <Suspense fallback={null}>
            {panelHead}
            {tabs.length > 0 && <PanelTabs tabs={tabs} shown={shown} onShow={setTab} unread={unread} />}
          </Suspense>
        </Panel>
        <Lower data-part="lower">
          <div data-part="captions" ref={setCaptions} />
          {actions && <div data-part="actions">{actions}</div>}
          <div data-part="bar" ref={bar}>
            <div data-part="controls" ref={setControls} />
            <CallButton
              aria-expanded={isOpen}
              aria-controls={panelId}
              {...(waiting > 0 && !isOpen && { count: waiting })}
              onPress={toggle}
            >
              <MessagesSquare aria-hidden />
              <span>{t('panel.toggle')}</span>
            </CallButton>
            <div data-part="end">{!isFloating && end}</div>
            {isFloating && <FoldButton isFolded={isTucked} onChange={setTucked} />}
          </div>
          <div data-part="spoken" ref={setSpoken} />
        </Lower>
      </Root>
    </RoomPlacesContext>
  );
}
