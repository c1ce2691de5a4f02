import { GlobalStyle, LocaleProvider, loadCatalogues, setRootAttributes, ToastProvider } from '@sakina/design-system';
import { PINNED_NOW, resetStoryServer, scenarioHandlers, scenarioNames, setupStoryWorker } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';
import { allOperations } from '@sakina/platform/contract/table';
import { AuthProvider, ClockProvider, DataProvider, FormatLocaleProvider } from '@sakina/platform/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { createStorySession } from './story-session.ts';
import type { StorySession } from './story-session.ts';

// At the top level: a loader would be too late for connections that open with the first render.
const worker = await setupStoryWorker();

// A busy machine answers late; waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 5000 });

const clock = { now: () => Date.parse(PINNED_NOW), timeZone: 'America/New_York' };

function localeOf(globals: Record<string, unknown>): string {
  return globals['locale'] === 'ar' ? 'ar-AE' : 'en-US';
}

const SCENARIO_TITLES: Record<ScenarioName, string> = {
  default: 'As it is',
  loading: 'Never answers',
  empty: 'Has nothing yet',
  slow: 'Answers late',
  denied: 'Denies access',
  'not-found': 'Does not find it',
  conflict: 'Reports a conflict',
  validation: 'Finds fields wrong',
  'server-error': 'Has trouble of its own',
  offline: 'Cannot be reached',
  breach: 'Breaks the contract',
  expired: 'Session has ended',
};

function scenarioIn(globals: Record<string, unknown>): ScenarioName {
  return scenarioNames.find((name) => name === globals['scenario']) ?? 'default';
}

/** What every story stands in: language, pinned clock, the session of its account, and a client that reaches the mocks. */
const withProduct: Decorator = (Story, { globals, loaded, title }) => {
  const { session, client, account } = loaded['product'] as StorySession;
  const locale = localeOf(globals);
  // Components are shown by themselves; a screen stands in the main landmark, as its frame would have it.
  const isScreen = !title.startsWith('Design system');
  return (
    <LocaleProvider locale={locale}>
      <FormatLocaleProvider locale={locale}>
        <ClockProvider clock={clock}>
          <GlobalStyle />
          <AuthProvider session={session}>
            <DataProvider client={client} cacheKey={`${account} ${scenarioIn(globals)}`}>
              <ToastProvider>{isScreen ? <main id="main"><Story /></main> : <Story />}</ToastProvider>
            </DataProvider>
          </AuthProvider>
        </ClockProvider>
      </FormatLocaleProvider>
    </LocaleProvider>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  loaders: [
    mswLoader(() => worker),
    async ({ globals, parameters }) => {
      await Promise.all([loadCatalogues(localeOf(globals)), resetStoryServer()]);
      return { product: await createStorySession(parameters['account'] as string | undefined) };
    },
  ],
  beforeEach: ({ globals, msw }) => {
    // Before the story's own handlers, which are put in front of these: a story in a state of its own stays in it.
    msw.use(...scenarioHandlers(scenarioIn(globals), allOperations));
    setRootAttributes(document.documentElement, {
      theme: globals['theme'] === 'admin' ? 'admin' : 'portal',
      density: globals['density'] === 'compact' ? 'compact' : 'comfortable',
      direction: globals['locale'] === 'ar' ? 'rtl' : 'ltr',
      locale: localeOf(globals),
    });
  },
  globalTypes: {
    scenario: {
      description: 'What the server is like, for every call of the story that sets nothing of its own',
      toolbar: { title: 'Server', icon: 'database', dynamicTitle: true, items: scenarioNames.map((value) => ({ value, title: SCENARIO_TITLES[value] })) },
    },
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
  initialGlobals: { scenario: 'default', theme: 'portal', density: 'comfortable', locale: 'en' },
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { order: ['Introduction', 'Design system', ['Foundations', '*'], 'Public site', 'Consumer', 'Provider', 'Admin', 'Contract', ['Operations', '*'], '*'] } },
  },
};
export default preview;
