import { Label } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { groupStyle, listStyle, removeStyle, tagStyle } from './Tag.styles.ts';
import { useTagText } from './messages/index.ts';

export interface TagItem {
  /** Names the tag; unique in the group. */
  id: string;
  /** Its words. */
  label: string;
  /** A drawing before the words. */
  icon?: ReactNode;
  /** Cannot be taken away now. */
  isDisabled?: boolean;
}

export interface TagGroupProps {
  /** What the tags are: 'Filters', 'Topics'. */
  label: string;
  /** The tags, in the order shown. */
  items: readonly TagItem[];
  /**
   * Called with the id of a tag the reader takes away, by its cross or by Delete or Backspace; left out, none can be.
   */
  onRemove?: (id: string) => void;
  /**
   * Text shown when there are no tags.
   * @default 'None selected', in the reader’s language
   */
  emptyText?: string;
}

const Group = styled(AriaTagGroup)`${groupStyle}`;
const List: typeof TagList = styled(TagList)`${listStyle}`;
const Item = styled(AriaTag)`${tagStyle}`;
const Remove = styled(PressButton)`${removeStyle}`;

/**
 * Chosen words that can be removed again. Arrows move between them; what was removed, and how many are left, is
 * announced.
 */
export function TagGroup({ label, items, onRemove, emptyText }: TagGroupProps) {
  const t = useTagText();
  const [news, setNews] = useState('');
  function remove(keys: Set<string | number>) {
    const id = String([...keys][0]);
    const name = items.find((item) => item.id === id)?.label ?? '';
    setNews(t('removed', { name, count: items.length - 1 }));
    onRemove?.(id);
  }
  return (
    <>
      <Group {...(onRemove ? { onRemove: remove } : {})}>
        <Label data-part="label">{label}</Label>
        <List renderEmptyState={() => emptyText ?? t('none')}>
          {items.map((item) => (
            <Item key={item.id} id={item.id} textValue={item.label} isDisabled={item.isDisabled ?? false}>
              {item.icon}
              <bdi>{item.label}</bdi>
              {onRemove && (
                <Remove slot="remove">
                  <X aria-hidden />
                </Remove>
              )}
            </Item>
          ))}
        </List>
      </Group>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
