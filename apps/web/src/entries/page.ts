// The script of a prerendered page: small, and loads the app once a control is used.
import { watchShift } from '@sakina/design-system';
import { bringFonts } from '../boot/bring-fonts.ts';
import { preparePage } from '../boot/prepare.ts';
import { nextTask, painted } from '../boot/painted.ts';
import { showOwnLines } from '../boot/own-lines.ts';
import { armExitLink, isPrerendered, isShell, onFirstControl, pointerRelease } from '../boot/prerendered.ts';
import { leaveNow } from '../boot/quick-exit.ts';
import { warmIntl } from '../boot/warm-intl.ts';

bringFonts(window, import.meta.url, (bring) => void painted(window).then(bring));
const asSent = document.documentElement.cloneNode(false) as HTMLElement;
const environment = preparePage();
if (environment) {
  const isThisPage = isPrerendered(asSent, window.location.pathname, environment.language.language.code);
  const how = !isThisPage ? 'render' : isShell(asSent) ? 'replaceShell' : 'hydrate';
  const released = pointerRelease(document);
  const loadParts = () => Promise.all([import('./start-app.tsx'), import('../loading/first-screen.ts')]);
  const load = async () => {
    if (how === 'replaceShell') {
      await painted(window);
      import('./preload-directory.ts').then(
        ({ preloadDirectory }) => preloadDirectory(),
        () => undefined,
      );
      nextTask().then(warmIntl, () => undefined);
      await import('./react-alone.ts');
      await nextTask();
    }
    const [{ preloadMenu }] = await loadParts();
    if (how === 'hydrate') preloadMenu();
  };
  const show = async () => {
    const [{ startApp }, { firstScreenShown }] = await loadParts();
    await startApp(environment, how, released);
    await firstScreenShown;
  };
  if (isThisPage) {
    armExitLink(window);
    const stop = watchShift(window, { onExit: () => leaveNow(window) });
    // After the way out: a cheap phone takes a tenth of a second to tell its zone.
    showOwnLines(document, environment.clock.timeZone);
    onFirstControl(
      document,
      { load, hydrate: () => show().finally(stop), released },
      { atOnce: how === 'replaceShell' },
    );
  } else void show();
}
