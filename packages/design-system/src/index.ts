// Foundations
export { GlobalStyle } from './foundations/global/GlobalStyle.tsx';
export { LocaleProvider, useLocale } from './foundations/locale/locale.tsx';
export type { Locale } from './foundations/locale/locale.tsx';
export { LinkProvider, useLinkComponent } from './foundations/link/link.tsx';
export type { LinkComponentProps } from './foundations/link/link.tsx';
export { createCatalogue, loadCatalogues } from './foundations/messages/catalogue.ts';
export type { Translate, MessageValues } from './foundations/messages/catalogue.ts';
export { setRootAttributes } from './foundations/root/root-attributes.ts';
export type { Density, RootAttributes, ThemeName } from './foundations/root/root-attributes.ts';

// Tokens and themes
export { theme } from './themes/theme.ts';
export { portalTheme } from './themes/portal.ts';
export { adminTheme } from './themes/admin.ts';
export { adminBelow, adminBreakpoints, adminUp, below, portalBreakpoints, up } from './tokens/breakpoints.ts';

// Components
export * from './components/Button/index.ts';
