import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { theme } from '../../themes/theme.ts';
import { tabCount, tabRow } from './tab-row.styles.ts';

export interface TabItem {
  /** Names the tab; unique among them. */
  id: string;
  /** One or two words. */
  label: string;
  /** What the tab shows. */
  content: ReactNode;
  /** How many things are in it. */
  count?: number;
  /** Cannot be shown now. */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** The tabs, in the order shown. */
  items: readonly TabItem[];
  /** The id of the tab shown. */
  selectedKey?: string;
  /** The id of the tab shown at first, when `selectedKey` is not given. */
  defaultSelectedKey?: string;
  /**
   * Whether what another tab shows stays there out of sight, with what was typed into it and the news that it waits
   * for.
   * @default false
   */
  keepsMounted?: boolean;
  /** Called with the id of the tab chosen. */
  onSelectionChange?: (id: string) => void;
}

/** React Aria marks the root while a tab inside has focus; the tab shows it. */
const Root = styled(AriaTabs)`
  min-inline-size: 0;
  &&[data-focus-visible] { outline: none; }
`;

const Row = styled(TabList)`${tabRow}`;

const Tab = styled(AriaTab)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.half};
  flex: none;
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.space.half};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline-offset: -2px;
  scroll-margin-inline: ${theme.space.x2};

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space.half};
    inset-block-end: 0;
    border-block-end: 3px solid transparent;
  }
  &[data-hovered] { color: ${theme.color.text}; }
  &[data-selected] { color: ${theme.color.text}; }
  &[data-selected]::after { border-color: ${theme.color.action}; }
  &[data-disabled] { opacity: 0.55; cursor: not-allowed; }

  /* Forced colors draw even a transparent border, under every tab. */
  @media (forced-colors: active) {
    &:not([data-selected])::after { content: none; }
    &[data-selected]::after { border-color: Highlight; }
    &[data-disabled] { color: GrayText; opacity: 1; }
  }
`;

const Count = styled.span`${tabCount}`;

const Panel = styled(TabPanel)`
  padding-block-start: ${theme.space.x2};
  &[data-inert] { display: none; }
`;

/** Several views in one place, one at a time. Arrow keys move between them; on a phone the row scrolls. */
export function Tabs({ label, items, keepsMounted = false, onSelectionChange, ...rest }: TabsProps) {
  const { locale } = useLocale();
  const digits = new Intl.NumberFormat(locale);
  return (
    <Root {...rest} onSelectionChange={(key) => onSelectionChange?.(String(key))}>
      <Row aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
            {item.label}
            {item.count !== undefined && <Count>{digits.format(item.count)}</Count>}
          </Tab>
        ))}
      </Row>
      {items.map((item) => (
        <Panel key={item.id} id={item.id} shouldForceMount={keepsMounted}>
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
