import { IconButton, Menu } from '@sakina/design-system';
import type { MenuItem } from '@sakina/design-system';
import type { Post, Reply } from '@sakina/platform/contract';
import { Ellipsis } from 'lucide-react';
import { useInsideText } from '../messages/inside/index.ts';
import type { Task } from './ContentTasks.tsx';
import { usePlace } from './place.ts';

export interface ContentMenuProps {
  /** The post or reply that it is about. */
  content: Post | Reply;
  /** Which of the two it is, for the words. */
  target: 'POST' | 'REPLY';
  /** What the post is called, or who wrote the reply. */
  name: string;
  /** Called with what is to be done. */
  onTask: (task: Task) => void;
}

/**
 * What else can be done: with one’s own words change them (for an hour) and take them back; with others’, tell
 * moderators.
 */
export function ContentMenu({ content, target, name, onTask }: ContentMenuProps) {
  const t = useInsideText();
  const { now } = usePlace();
  const { isOwn, editableUntil, status, author, hiddenFor } = content;
  const canEdit = isOwn && editableUntil !== null && Date.parse(editableUntil) > now;
  const items: MenuItem[] = [
    ...(canEdit ? [{ id: 'edit', label: t('menu.edit'), onAction: () => onTask('edit') }] : []),
    ...(isOwn && status !== 'DELETED'
      ? [{ id: 'delete', label: t('menu.delete'), isDanger: true, onAction: () => onTask('delete') }]
      : []),
    ...(!isOwn && status === 'PUBLISHED'
      ? [{ id: 'report', label: t('menu.report'), onAction: () => onTask('report') }]
      : []),
    // Words without a name must not be linked to others of the same author.
    ...(!isOwn && author !== null && !author.isAnonymous && hiddenFor !== 'MUTED_AUTHOR'
      ? [{ id: 'mute', label: t('menu.mute', { name: author.displayName }), onAction: () => onTask('mute') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      items={items}
      trigger={<IconButton size="small" label={t(`menu.${target}`, { name })} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
