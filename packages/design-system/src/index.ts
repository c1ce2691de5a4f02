// Foundations
export { GlobalStyle } from './foundations/global/GlobalStyle.tsx';
export { LocaleProvider, useLocale } from './foundations/locale/locale.tsx';
export type { Locale } from './foundations/locale/locale.tsx';
export { LinkProvider, useLinkComponent } from './foundations/link/link.tsx';
export type { LinkComponentProps } from './foundations/link/link.tsx';
export { saveFile } from './foundations/file/save-file.ts';
export { isSubmitKey } from './foundations/keys/is-submit-key.ts';
export { ChunkLoadError, createChunk, forgetChunkFailure } from './foundations/chunk/chunk.ts';
export type { Chunk } from './foundations/chunk/chunk.ts';
export { lazyPart, loadLazyParts } from './foundations/chunk/lazy-part.tsx';
export type { LazyPart } from './foundations/chunk/lazy-part.tsx';
export { lazyOverlay } from './foundations/chunk/lazy-overlay.tsx';
export { holdIdleWork, useIdle, whenIdle } from './foundations/chunk/when-idle.ts';
export { useElapsed } from './foundations/timer/use-elapsed.ts';
export { useMediaQuery } from './foundations/media/use-media-query.ts';
export { createCatalogue, loadCatalogues } from './foundations/messages/catalogue.ts';
export type { Translate, MessageValues } from './foundations/messages/catalogue.ts';
export { setRootAttributes } from './foundations/root/root-attributes.ts';
export type { ColorScheme, Density, RootAttributes, ThemeName } from './foundations/root/root-attributes.ts';

// Tokens and themes
export { colorNames, theme } from './themes/theme.ts';
export { portalTheme } from './themes/portal.ts';
export { adminTheme } from './themes/admin.ts';
export {
  adminBelow,
  adminBreakpoints,
  adminUp,
  below,
  largeText,
  portalBreakpoints,
  up,
} from './tokens/breakpoints.ts';
export { readingMeasure } from './tokens/measure.ts';

// Documents
export type { ComponentGuide } from './docs/guide.ts';

// Components
export * from './components/Button/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CheckboxGroup/index.ts';
export * from './components/DatePicker/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/Drawer/index.ts';
export * from './components/Form/index.ts';
export * from './components/Menu/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/SearchField/index.ts';
export * from './components/Select/index.ts';
export * from './components/SlotPicker/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/Toast/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Banner/index.ts';
export * from './components/Card/index.ts';
export * from './components/CrisisBar/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/ErrorState/index.ts';
export * from './components/Footer/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/KeyValueList/index.ts';
export * from './components/Layout/index.ts';
export * from './components/ListPane/index.ts';
export * from './components/Link/index.ts';
export * from './components/PageHeader/index.ts';
export * from './components/SideNav/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/SkipLink/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Stat/index.ts';
export * from './components/Stepper/index.ts';
export * from './components/Switcher/index.ts';
export * from './components/Table/index.ts';
export * from './components/Text/index.ts';
export * from './components/Timeline/index.ts';
export * from './components/Timer/index.ts';
export * from './components/TopBar/index.ts';
export * from './components/VisuallyHidden/index.ts';
export * from './components/DataTable/index.ts';
export * from './components/Chart/index.ts';
export * from './components/Live/index.ts';
export * from './components/EventCalendar/index.ts';
export * from './components/WeekSchedule/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/MoneyField/index.ts';
export * from './components/PhoneField/index.ts';
export * from './components/DateRangePicker/index.ts';
export * from './components/TimeField/index.ts';
export * from './components/TimeZonePicker/index.ts';
export * from './components/Combobox/index.ts';
export * from './components/MultiSelect/index.ts';
export * from './components/Slider/index.ts';
export * from './components/RatingScale/index.ts';
export * from './components/FileDrop/index.ts';
export * from './components/SignatureField/index.ts';
export * from './components/CodeField/index.ts';
export * from './components/FormStepper/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/SplitButton/index.ts';
export * from './components/ContextMenu/index.ts';
export * from './components/CommandPalette/index.ts';
export * from './components/Toolbar/index.ts';
export * from './components/Tooltip/index.ts';
export * from './components/Popover/index.ts';
export * from './components/SideSheet/index.ts';
export * from './components/ConfirmDialog/index.ts';
export * from './components/Status/index.ts';
export * from './components/Tag/index.ts';
export * from './components/Accordion/index.ts';
export * from './components/Progress/index.ts';
export * from './components/Meter/index.ts';
export * from './components/QuickExit/index.ts';
export * from './components/DensitySwitch/index.ts';
export * from './components/IdleWarning/index.ts';
export * from './components/TypeSpecimen/index.ts';
