import { addons, types } from 'storybook/manager-api';
import { TreePanel } from './tree/Panel.tsx';

addons.setConfig({
  sidebar: { showRoots: true },
});

addons.register('sakina/accessibility-tree', () => {
  addons.add('sakina/accessibility-tree/panel', {
    type: types.PANEL,
    title: 'Accessibility tree',
    paramKey: 'accessibilityTree',
    render: ({ active }) => <TreePanel active={active === true} />,
  });
});
