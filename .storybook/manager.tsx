import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { nameWithoutIds } from './look/story-name.ts';
import { TreePanel } from './tree/Panel.tsx';

addons.setConfig({
  sidebar: { showRoots: true, renderLabel: ({ name }) => nameWithoutIds(name) },
  theme: create({
    base: 'light',
    brandTitle: 'Sakina · Storybook',
    brandUrl: './',
    colorPrimary: '#C41E66',
    colorSecondary: '#16235A',
  }),
});

addons.register('sakina/accessibility-tree', () => {
  addons.add('sakina/accessibility-tree/panel', {
    type: types.PANEL,
    title: 'Accessibility tree',
    paramKey: 'accessibilityTree',
    render: ({ active }) => <TreePanel active={active === true} />,
  });
});
