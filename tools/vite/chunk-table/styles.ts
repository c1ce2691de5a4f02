import { APP, FEATURES, FOUNDATIONS, components } from './row.ts';
import type { ChunkRow } from './row.ts';

/**
 * The shared stylesheets; each feature has one besides, and what is left comes with its script. A component must be in
 * the same sheet as the one it extends, or in a later one.
 */
export const styleChunks: readonly ChunkRow[] = [
  {
    name: 'base-styles',
    modules: [
      `${FOUNDATIONS}/`,
      ...components(
        'Avatar',
        'Badge',
        'Banner',
        'Button',
        'Card',
        'CrisisBar',
        'EmptyState',
        'ErrorState',
        'Footer',
        'IconButton',
        'Illustration',
        'KeyValueList',
        'Layout',
        'Link',
        'PageHeader',
        'QuickExit',
        'Skeleton',
        'SkipLink',
        'Spinner',
        'Stat',
        'Status',
        'Text',
        'TopBar',
        'VisuallyHidden',
      ),
      ...['account/access', 'site/offline', 'account/session-end', 'shared'].map((name) => `${FEATURES}/${name}/`),
      `${APP}/`,
      // Shown until the fonts themselves have loaded (see bring-fonts.ts).
      `${FOUNDATIONS}/fonts/fallbacks.css`,
    ],
  },
  {
    name: 'control-styles',
    modules: components(
      'Checkbox',
      'CheckboxGroup',
      'Dialog',
      'Drawer',
      'Form',
      'Menu',
      'Pagination',
      'Progress',
      'RadioGroup',
      'SearchField',
      'Select',
      'SideNav',
      'Switcher',
      'Tabs',
      'Tag',
      'TextArea',
      'TextField',
      'Toast',
      'Tooltip',
    ),
  },
];
