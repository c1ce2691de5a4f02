// The script of a prerendered page. It loads the app when a control is used.
import { watchShift } from '@sakina/design-system';
import { bringFonts } from '../boot/bring-fonts.ts';
import { preparePage } from '../boot/prepare.ts';
import { nextTask, painted } from '../boot/painted.ts';
import { armExitLink, isPrerendered, isShell, onFirstControl } from '../boot/prerendered.ts';
import { leaveNow } from '../boot/quick-exit.ts';
import { warmIntl } from '../boot/warm-intl.ts';

bringFonts(window, import.meta.url);
const asSent = document.documentElement.cloneNode(false) as HTMLElement;
const environment = preparePage();
if (environment) {
  const isThisPage = isPrerendered(asSent, window.location.pathname, environment.language.language.code);
  const how = !isThisPage ? 'render' : isShell(asSent) ? 'replaceShell' : 'hydrate';
  const start = async () => {
    if (how === 'replaceShell') {
      await painted(window);
      import('./preload-directory.ts').then(
        ({ preloadDirectory }) => preloadDirectory(),
        () => undefined,
      );
      nextTask().then(warmIntl, () => undefined);
      for (const evaluate of [() => import('./react-alone.ts'), () => import('./frame-alone.ts')]) {
        await evaluate();
        await nextTask();
      }
    }
    const [{ startApp }, { firstScreenShown }] = await Promise.all([
      import('./start-app.tsx'),
      import('../loading/first-screen.ts'),
    ]);
    await startApp(environment, how);
    await firstScreenShown;
  };
  if (isThisPage) {
    armExitLink(window);
    const stop = watchShift(window, { onExit: () => leaveNow(window) });
    onFirstControl(document, () => start().finally(stop), { atOnce: isShell(asSent) });
  } else void start();
}
