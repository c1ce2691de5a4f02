import { APP, FEATURES, FOUNDATIONS, RAC, ARIA, STATELY, component, components, domain, icon } from './row.ts';
import type { ChunkRow } from './row.ts';

/** What people fill in, open and look through: fields, forms, overlays, tables, dates. */
export const controlChunks: readonly ChunkRow[] = [
  {
    // Fields and the small controls beside them, with the states and hooks that overlays need too.
    name: 'fields',
    modules: [
      ...components('Checkbox', 'TextField'),
      component('Form/FieldParts.tsx'),
      `${RAC}/Input.mjs`,
      `${RAC}/Group.mjs`,
      `${RAC}/Autocomplete.mjs`,
      `${RAC}/Form.mjs`,
      `${RAC}/SelectionIndicator.mjs`,
      `${ARIA}/textfield/useTextField.mjs`,
      `${ARIA}/visually-hidden/VisuallyHidden.mjs`,
      `${ARIA}/focus/FocusScope.mjs`,
      `${ARIA}/i18n/useLocalizedStringFormatter.mjs`,
      `${ARIA}/utils/useEvent.mjs`,
      `${ARIA}/utils/useSlot.mjs`,
      `${STATELY}/overlays/`,
      `${STATELY}/tooltip/`,
      `${STATELY}/utils/`,
      `${STATELY}/toggle/useToggleState.mjs`,
      icon('chevron-down'),
    ],
  },
  { name: 'search', modules: [...components('SearchField', 'IconButton'), `${FEATURES}/shared/use-debounced.ts`] },
  {
    name: 'forms',
    modules: components('Form', 'TextArea', 'CheckboxGroup', 'RadioGroup'),
  },
  {
    // What is typed is kept sealed while it is written.
    name: 'drafts',
    isExact: true,
    modules: ['drafts/writer.ts', 'react/drafts/use-draft.ts'].map((file) => `packages/platform/src/${file}`),
  },
  {
    // What a form keeps until it is sent.
    name: 'kept-forms',
    isExact: true,
    modules: [
      ...[
        'messages/index.ts',
        'FieldConflict.tsx',
        'KeptNotice.tsx',
        'kept-shape.ts',
        'same-typed.ts',
        'use-conflict.ts',
        'use-kept-change.ts',
        'use-kept-fields.ts',
        'use-kept-text.ts',
        'use-kept.ts',
        'use-unsaved.ts',
      ].map((file) => `${FEATURES}/shared/form/${file}`),
      `${FEATURES}/shared/ConflictDialog.tsx`,
      `${FEATURES}/shared/kept-text.ts`,
      component('FormStepper/use-leave-warning.ts'),
      domain('merge-versions'),
    ],
  },
  {
    // What the directory and the pages of providers share, without their lazy parts.
    name: 'providers',
    isExact: true,
    modules: [
      ...[
        'api/search-providers.ts',
        'messages/index.ts',
        'model/bookable.ts',
        'model/filters.ts',
        'model/opening.ts',
        'model/profile-path.ts',
        'model/query.ts',
        'model/search-input.ts',
        'model/wishes.ts',
        'components/use-fee-text.ts',
        'components/use-labels.ts',
        'components/use-zone-text.ts',
        'components/NextFree.tsx',
        'components/Rating.tsx',
        'components/Standing.tsx',
        'components/WishMatch.tsx',
        'components/placeholders.tsx',
      ].map((path) => `${FEATURES}/care/directory/${path}`),
      `${FEATURES}/shared/focus-pressed.ts`,
      `${APP}/routes/use-here.ts`,
      icon('calendar-off'),
      icon('rows-2'),
      icon('rows-4'),
      icon('star'),
    ],
  },
  {
    // Open times, for the booking, which also groups them by day, and for the pages of providers.
    name: 'open-slots',
    isExact: true,
    modules: [
      ...['index.ts', 'open-slots.ts', 'span.ts'].map((file) => `${FEATURES}/care/shared/open-slots/${file}`),
      `${FEATURES}/care/booking/model/slot-days.ts`,
    ],
  },
  {
    // One chunk for the help and for what loads it beside a field: the app’s script lists the chunks of every route
    // (FAST-1).
    name: 'crisis-help',
    isExact: true,
    modules: ['HelpNow.tsx', 'OtherCountries.tsx', 'HelpBeside.tsx'].map((file) => `${FEATURES}/shared/crisis/${file}`),
  },
  {
    // What the pages of rooms share comes with the frame that stands around each of them.
    name: 'rooms-frame',
    isExact: true,
    modules: ['RoomFrame.tsx', 'RoomsFrame.tsx', 'rooms-frame.ts', 'use-room-name.ts'].map(
      (file) => `${APP}/frames/${file}`,
    ),
  },
  {
    name: 'overlays',
    modules: [component('Dialog/DialogWindow.tsx'), component('Menu/Menu.tsx'), component('Select/Select.tsx')],
  },
  // Shown by posts too, which need no table.
  { name: 'bookmark', isExact: true, modules: [icon('bookmark')] },
  { name: 'table', modules: [...components('Table'), component('DataTable/table-state.ts')] },
  {
    // What charts and tables share: in the chunk of one it would bring that one to the pages of the other.
    name: 'widths',
    isExact: true,
    modules: ['use-width.ts', 'usual-pixels.ts'].map((file) => `${FOUNDATIONS}/media/${file}`),
  },
  { name: 'data-table', modules: ['DataTable.tsx', 'csv.ts'].map((file) => component(`DataTable/${file}`)) },
  { name: 'dates', modules: [component('DatePicker/DatePicker.tsx'), component('DatePicker/MonthCalendar.tsx')] },
];
