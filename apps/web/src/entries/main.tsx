import '../boot/callback-answer.ts';
import { whenIdle } from '@sakina/design-system';
import { bringFonts } from '../boot/bring-fonts.ts';
import { preparePage } from '../boot/prepare.ts';
import { startApp } from './start-app.tsx';

const environment = preparePage();
if (environment) {
  void startApp(environment, 'render');
  // After the start, which holds what waits for an idle page until the first data are there.
  bringFonts(window, import.meta.url, whenIdle);
}
