import { useEffect, useState } from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { STORY_CHANGED, STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { TREE_READ, TREE_REQUESTED } from './events.ts';
import type { TreeNode } from './read-tree.ts';

const List = styled.ol({ margin: 0, padding: 12, listStyle: 'none', fontSize: 13, lineHeight: '22px' });
const Role = styled.code({ fontWeight: 700 });
const States = styled.span(({ theme }) => ({ color: theme.textMutedColor }));
const Bar = styled.div({ padding: '8px 12px' });

/** The story as a screen reader tells it: role, name and states in reading order. */
export function TreePanel({ active }: { active: boolean }) {
  const [nodes, setNodes] = useState<readonly TreeNode[] | null>([]);
  const emit = useChannel(
    {
      [TREE_READ]: (tree: readonly TreeNode[] | null) => setNodes(tree),
      [STORY_FINISHED]: () => active && emit(TREE_REQUESTED),
      [STORY_CHANGED]: () => setNodes([]),
    },
    [active],
  );
  useEffect(() => {
    if (active) emit(TREE_REQUESTED);
  }, [active, emit]);
  return (
    <AddonPanel active={active}>
      <div>
        <Bar>
          <Button size="small" onClick={() => emit(TREE_REQUESTED)}>
            {'Read again'}
          </Button>
        </Bar>
        {nodes === null ? (
          <Bar>{'The page is being checked by axe. Read again in a moment.'}</Bar>
        ) : (
          <List>
            {nodes.map(({ depth, role, name, states }, index) => (
              // The tree is read again as a whole: its places are its names.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} style={{ paddingInlineStart: depth * 16 }}>
                <Role>{role}</Role> <bdi>{name}</bdi>
                {states.length > 0 && <States>{` (${states.join(', ')})`}</States>}
              </li>
            ))}
          </List>
        )}
      </div>
    </AddonPanel>
  );
}
