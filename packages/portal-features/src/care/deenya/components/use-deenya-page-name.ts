import { usePageName } from '../../../shared/page-name/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import type { DeenyaPlace } from '../model/place.ts';

/**
 * Names the part of the companion in the tab’s title (ROUTE-23). By its kind alone: what a programme, an exercise or a
 * journal entry is about would tell whoever reads the browser’s history what someone struggles with (SEC-8).
 */
export function useDeenyaPageName(place: DeenyaPlace): void {
  const t = useDeenyaText();
  usePageName(nameOf());

  function nameOf(): string {
    switch (place.view) {
      case 'home':
        return 'Deenya';
      case 'day':
        return place.day === 'today' ? t('step.title') : t('title.day', { day: place.day });
      case 'entry':
        return t(place.entry === 'new' ? 'title.newEntry' : 'entry.heading');
      case 'exercises':
        return t(place.exercise === null ? 'title.exercises' : 'title.exercise');
      case 'programmes':
        return t('programmes.title');
      case 'programme':
        return t('programme.title');
      case 'journal':
        return t('title.journal');
      case 'assistant':
        return t('title.assistant');
    }
  }
}
