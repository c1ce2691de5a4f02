import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { Bar, Content, Group, Panel, Part, Title, Trigger } from './Accordion.styles.ts';
import { useAccordionText } from './messages/index.ts';

export interface AccordionItem {
  /** Names the part; unique in the accordion. */
  id: string;
  /** Its heading, which opens it. */
  title: string;
  /** The content that collapses. */
  content: ReactNode;
  /** A short text at the end of the heading’s line: a count, a state. */
  meta?: ReactNode;
  /** Cannot be opened now. */
  isDisabled?: boolean;
}

export interface AccordionProps {
  /** The parts, in the order shown. */
  items: readonly AccordionItem[];
  /**
   * Level of the headings in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /**
   * Whether several may be open at once; otherwise opening one closes the other.
   * @default true
   */
  allowsSeveral?: boolean;
  /** Ids of the parts that are open at first. */
  defaultOpen?: readonly string[];
  /** Ids of the parts that are open, where the owner keeps that. */
  open?: readonly string[];
  /** Called with the ids of all parts that are open, after each change. */
  onOpenChange?: (open: readonly string[]) => void;
  /**
   * Offers to open all at once; only where several may be open.
   * @default false
   */
  hasOpenAll?: boolean;
}

/**
 * Headings with collapsible text. The browser’s search finds collapsed text and opens it; in print everything is
 * open. For what every reader needs, use plain headings.
 */
export function Accordion({
  items,
  headingLevel = 3,
  allowsSeveral = true,
  defaultOpen = [],
  open,
  onOpenChange,
  hasOpenAll = false,
}: AccordionProps) {
  const t = useAccordionText();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const opened = open ?? ownOpen;
  const canOpen = items.filter((item) => !item.isDisabled).map((item) => item.id);
  const isAllOpen = canOpen.length > 0 && canOpen.every((id) => opened.includes(id));
  function change(next: readonly string[]) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  return (
    <div>
      {hasOpenAll && allowsSeveral && canOpen.length > 1 && (
        <Bar>
          <Button variant="quiet" size="small" onPress={() => change(isAllOpen ? [] : canOpen)}>
            {isAllOpen ? t('closeAll') : t('openAll')}
          </Button>
        </Bar>
      )}
      <Group
        allowsMultipleExpanded={allowsSeveral}
        expandedKeys={opened}
        onExpandedChange={(keys) => change([...keys].map(String))}
      >
        {items.map((item) => (
          <Part key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
            <Title as={`h${headingLevel}` as const}>
              <Trigger slot="trigger">
                <span data-part="title">{item.title}</span>
                {item.meta !== undefined && <span data-part="meta">{item.meta}</span>}
                <ChevronDown aria-hidden />
              </Trigger>
            </Title>
            <Panel>
              <Content>{item.content}</Content>
            </Panel>
          </Part>
        ))}
      </Group>
    </div>
  );
}
