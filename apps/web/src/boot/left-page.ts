import type { LanguageCode } from '@sakina/platform/domain';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { comeBack } from './quick-exit.ts';

/** They name neither the product nor what it is about, and come with the code: nothing else is loaded here. */
const texts: Readonly<Record<LanguageCode, typeof en>> = { en, ar };

/**
 * What Back finds after a quick exit: a blank page with one small way to return, that says nothing of what was here
 * (CARE-1). Made by hand: nothing of the app is loaded behind it.
 */
export function showLeftPage(scope: Window, language: LanguageCode): void {
  const { document } = scope;
  document.title = '';
  const main = document.createElement('main');
  main.className = 'left';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts[language].return;
  button.addEventListener('click', () => comeBack(scope));
  main.append(button);
  document.body.replaceChildren(main);
}
