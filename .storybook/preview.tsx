import {
  GlobalStyle,
  loadCatalogues,
  loadLazyParts,
  LocaleProvider,
  setRootAttributes,
  ToastProvider,
} from '@sakina/design-system';
import { PINNED_NOW, resetStoryServer, scenarioHandlers, setupStoryWorker } from '@sakina/mocks';
import { allOperations } from '@sakina/platform/contract/table';
import {
  AuthProvider,
  CardEntryProvider,
  ClockProvider,
  DataProvider,
  FormatLocaleProvider,
} from '@sakina/platform/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { chooseAxeLook, panelOptions } from './axe-look.ts';
import { DocumentPage } from './docs/page.tsx';
import { Overlay } from './look/Overlay.tsx';
import { SideBySide } from './look/SideBySide.tsx';
import { accountOf, globalTypes, initialGlobals, readChosen } from './look/toolbar.ts';
import { viewports } from './look/viewports.ts';
import { inModes } from './modes.ts';
import { pictureOfStep } from './step-pictures.ts';
import { createStorySession } from './story-session.ts';
import type { StorySession } from './story-session.ts';
import { answerTreeRequests } from './tree/answer-requests.ts';
import { waitForOverlays } from './wait-for-overlays.ts';

// At the top level: a loader would be too late for connections that open with the first render.
const worker = await setupStoryWorker();

// A busy machine answers late; waiting longer costs nothing where the answer comes. What is typed into a text area is
// also its text: a story that looks for what was saved must not find the form that is about to go.
configure({ asyncUtilTimeout: 5000, defaultIgnore: 'script, style, textarea' });

answerTreeRequests();

// Pages of words alone, which no story sets up, stand on Storybook’s own white.
setRootAttributes(document.documentElement, { colorScheme: 'light' });

const now = () => Date.parse(PINNED_NOW);
/** The test card element, which no story needs before a card is typed in. */
const loadTestCards = () =>
  import('@sakina/mocks/card').then(({ createTestCardEntry }) => createTestCardEntry(() => new Date(now())));
const clocks = new Map<string, { now: () => number; timeZone: string }>();

/** One clock for each zone: a new object would count as another clock, and render everything again. */
function clockIn(timeZone: string) {
  const clock = clocks.get(timeZone) ?? { now, timeZone };
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * What every story stands in: language, pinned clock, the session of its account, and a client that reaches the mocks.
 */
const withProduct: Decorator = (Story, { globals, loaded, title }) => {
  const { session, client, account } = loaded['product'] as StorySession;
  const { locale, scenario, timeZone, theme, overlay } = readChosen(globals);
  // Components are shown by themselves; a screen stands in the main landmark, as its frame would have it.
  const isScreen = !title.startsWith('Design system');
  const story = theme === 'both' ? <SideBySide>{() => <Story />}</SideBySide> : <Story />;
  return (
    <LocaleProvider locale={locale}>
      <FormatLocaleProvider locale={locale}>
        <ClockProvider clock={clockIn(timeZone)}>
          <GlobalStyle />
          <AuthProvider session={session}>
            <DataProvider client={client} cacheKey={`${account} ${scenario}`}>
              <CardEntryProvider load={loadTestCards}>
                <ToastProvider>{isScreen ? <main id="main">{story}</main> : story}</ToastProvider>
              </CardEntryProvider>
            </DataProvider>
          </AuthProvider>
          <Overlay kind={overlay} />
        </ClockProvider>
      </FormatLocaleProvider>
    </LocaleProvider>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  beforeAll: waitForOverlays,
  loaders: [
    mswLoader(() => worker),
    async ({ globals, parameters }) => {
      await Promise.all([loadLazyParts(), resetStoryServer()]);
      // After them: what came late has texts of its own.
      await loadCatalogues(readChosen(globals).locale);
      return { product: await createStorySession(accountOf(globals, parameters['account'] as string | undefined)) };
    },
  ],
  beforeEach: ({ globals, msw }) => {
    const { scenario, theme, colorScheme, density, direction, locale, motion } = readChosen(globals);
    // Before the story's own handlers, which are put in front of these: a story in a state of its own stays in it.
    msw.use(...scenarioHandlers(scenario, allOperations));
    setRootAttributes(document.documentElement, {
      theme: theme === 'both' ? 'portal' : theme,
      colorScheme,
      density,
      direction,
      locale,
      motion,
    });
  },
  afterEach: chooseAxeLook,
  runStep: pictureOfStep,
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error', options: panelOptions },
    chromatic: inModes('portal theme', 'admin theme', 'portal theme by night'),
    controls: { expanded: true },
    docs: { page: DocumentPage, codePanel: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find anything',
          'Patterns',
          ['Buttons', 'Page', 'List and detail', 'Table page', 'Forms', 'States', '*'],
          'Design system',
          [
            'Foundations',
            'Typography',
            'Actions',
            'Forms',
            'Navigation',
            'Display',
            'Data',
            'Feedback',
            'Overlays',
            'Layout',
            'Shell',
            'Live',
          ],
          'Public site',
          'Consumer',
          'Provider',
          'Admin',
          'Flows',
          'Contract',
          ['Operations', '*'],
          'Proof',
          '*',
        ],
      },
    },
  },
};
export default preview;
