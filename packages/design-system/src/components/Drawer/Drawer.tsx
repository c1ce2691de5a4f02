import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { renderOverlay } from '../Dialog/Dialog.tsx';
import type { OverlayContent } from '../Dialog/Dialog.tsx';
import { Overlay } from '../Dialog/overlay.styles.ts';
import { theme } from '../../themes/theme.ts';

export interface DrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader closes it by cross, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it holds; read out when it opens. */
  title: string;
  /** Its content. */
  children: OverlayContent;
  /** Buttons that stay at its lower edge. */
  actions?: OverlayContent;
  /**
   * The edge it comes from, in reading direction.
   * @default 'start'
   */
  placement?: 'start' | 'end';
  /**
   * `nav` is 250 px wide (FRAME-7), `panel` wide enough to read and work in.
   * @default 'nav'
   */
  size?: 'nav' | 'panel';
}

const Edge = styled(Overlay)`
  &[data-placement='end'] { justify-content: flex-end; }
`;

const Panel = styled(Modal)`
  display: flex;
  block-size: 100%;
  max-inline-size: calc(100vw - 3rem);
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  transition: translate ${theme.motion.slow} ${theme.motion.easing};

  &[data-size='nav'] { inline-size: 250px; }
  &[data-size='panel'] { inline-size: 30rem; }

  &[data-entering], &[data-exiting] { translate: -100% 0; }
  &[data-placement='end'][data-entering], &[data-placement='end'][data-exiting] { translate: 100% 0; }
  [dir='rtl'] &[data-entering], [dir='rtl'] &[data-exiting] { translate: 100% 0; }
  [dir='rtl'] &[data-placement='end'][data-entering], [dir='rtl'] &[data-placement='end'][data-exiting] { translate: -100% 0; }
`;

const Box = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.space.x1} ${theme.space.x1} ${theme.space.x2};
  padding-inline: ${theme.space.x2} ${theme.space.x1};
  background: ${theme.color.surface};
`;

const Title = styled(Heading)`
  min-inline-size: 0;
  font-size: ${theme.text.lg};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  padding: ${theme.space.half} ${theme.space.x2} ${theme.space.x2};
  /* A navigation brings its own ground, which fills the drawer to its edges. */
  [data-size='nav'] & { padding: 0; }
`;

const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1h};
  padding: ${theme.space.x2} ${theme.space.x2} calc(${theme.space.x2} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`;

/** A side sheet: navigation on phones, or a panel to work in without losing the list behind it. */
export function Drawer({ isOpen, onOpenChange, title, children, actions, placement = 'start', size = 'nav' }: DrawerProps) {
  return (
    <Edge isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-placement={placement}>
      <Panel data-placement={placement} data-size={size}>
        <Box>
          {({ close }) => (
            <>
              <Head>
                <Title slot="title" level={2}>{title}</Title>
                <CloseButton />
              </Head>
              <Body>{renderOverlay(children, close)}</Body>
              {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
            </>
          )}
        </Box>
      </Panel>
    </Edge>
  );
}
