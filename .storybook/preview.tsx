import type { Decorator, Preview } from '@storybook/react-vite';
import { GlobalStyle, LocaleProvider, loadCatalogues, setRootAttributes } from '@sakina/design-system';

const withFrame: Decorator = (Story, { globals }) => (
  <LocaleProvider locale={globals['locale'] === 'ar' ? 'ar-AE' : 'en-US'}>
    <GlobalStyle />
    <Story />
  </LocaleProvider>
);

const preview: Preview = {
  decorators: [withFrame],
  loaders: [({ globals }) => loadCatalogues(globals['locale'] === 'ar' ? 'ar-AE' : 'en-US')],
  beforeEach: ({ globals }) => {
    setRootAttributes(document.documentElement, {
      theme: globals['theme'] === 'admin' ? 'admin' : 'portal',
      density: globals['density'] === 'compact' ? 'compact' : 'comfortable',
      direction: globals['locale'] === 'ar' ? 'rtl' : 'ltr',
      locale: globals['locale'] === 'ar' ? 'ar-AE' : 'en-US',
    });
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: [{ value: 'portal', title: 'Navy and pink' }, { value: 'admin', title: 'Monochrome' }] },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', dynamicTitle: true, items: [{ value: 'comfortable', title: 'Comfortable' }, { value: 'compact', title: 'Compact' }] },
    },
    locale: {
      description: 'Language and direction',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [{ value: 'en', title: 'English, left to right' }, { value: 'ar', title: 'Arabic locale, right to left' }] },
    },
  },
  initialGlobals: { theme: 'portal', density: 'comfortable', locale: 'en' },
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Design system', 'Public site', 'Consumer', 'Provider', 'Admin', '*'] } },
  },
};
export default preview;
